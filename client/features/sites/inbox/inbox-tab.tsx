import { Anchor, Card, Group, Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { siteWebhooksLink } from '#core/client-links.js';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';
import { siteNewsletterMessages } from '../newsletter/site-newsletter.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { PartsLine } from '#client/ui/frame/parts-line.js';
import { NewsletterList } from '../newsletter/newsletter-list.js';
import type { SiteTabProps } from '../site/site-tab.js';
import styles from './inbox.module.css';
import { MessageList } from './message-list.js';
import { MessageView } from './message-view.js';
import { useOwnsSite } from '../site/owns-site.js';

const PARTS = [
  { value: 'messages', label: siteNewsletterMessages.messages },
  { value: 'newsletter', label: siteNewsletterMessages.newsletter },
];

/** The messages that visitors sent by the forms of the site; with `?list=newsletter` the list of its newsletter. */
export function InboxTab({ site }: SiteTabProps) {
  const [params, setParams] = useSearchParams();
  const ownsSite = useOwnsSite();
  const list = params.get('list');
  // Notifications that were sent before lead here.
  if (list === 'webhooks' && ownsSite) return <Navigate to={siteWebhooksLink(site.id)} replace />;
  const part = list === 'newsletter' ? list : 'messages';
  const show = (chosen: string) =>
    setParams(chosen === 'messages' ? { tab: 'messages' } : { tab: 'messages', list: chosen }, {
      preventScrollReset: true,
    });
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <PartsLine label={siteNewsletterMessages.parts} value={part} parts={PARTS} onChange={show} />
        {ownsSite && (
          <Anchor component={Link} to={siteWebhooksLink(site.id)} size="sm" className={styles.webhooks}>
            {siteNewsletterMessages.webhooks}
          </Anchor>
        )}
      </Group>
      {part === 'messages' && <Messages site={site} />}
      {part === 'newsletter' && <NewsletterList siteId={site.id} />}
    </Stack>
  );
}

/** `?message=` says which one is open; on a phone it covers the list. */
function Messages({ site }: SiteTabProps) {
  const [params, setParams] = useSearchParams();
  const side = useRef<HTMLDivElement>(null);
  const openId = params.get('message');
  const show = (id: string | null) => {
    setParams(id === null ? { tab: 'messages' } : { tab: 'messages', message: id }, { preventScrollReset: true });
  };
  const close = () => {
    show(null);
    // Back to where the reader was, once the list is shown again.
    const row = side.current?.querySelector<HTMLElement>('[aria-current]');
    requestAnimationFrame(() => row?.focus());
  };
  return (
    <div className={styles.panes} data-open={openId !== null || undefined}>
      <div ref={side} className={styles.listPane}>
        <MessageList siteId={site.id} openId={openId} onOpen={show} />
      </div>
      <div className={styles.main}>
        {openId === null ? (
          <Card padding={0} className={styles.placeholder}>
            <EmptyState {...texts.choose} icon={<IconMail size={28} stroke={1.75} />} />
          </Card>
        ) : (
          <MessageView key={openId} id={openId} site={site} onClose={close} />
        )}
      </div>
    </div>
  );
}
