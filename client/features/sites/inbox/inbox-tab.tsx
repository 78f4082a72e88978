import { Card, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';
import { siteNewsletterMessages } from '../newsletter/site-newsletter.messages.js';
import { siteWebhooksMessages } from '../webhooks/site-webhooks.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { NewsletterList } from '../newsletter/newsletter-list.js';
import type { SiteTabProps } from '../site/site-tab.js';
import styles from './inbox.module.css';
import { MessageList } from './message-list.js';
import { MessageView } from './message-view.js';
import { useOwnsSite } from '../site/owns-site.js';

/** Few owners open it: its code comes when they do. */
const WebhooksList = lazy(() =>
  import('../webhooks/webhooks-list.js').then((module) => ({ default: module.WebhooksList })),
);

const PARTS = [
  { value: 'messages', label: siteNewsletterMessages.messages },
  { value: 'newsletter', label: siteNewsletterMessages.newsletter },
  { value: 'webhooks', label: siteWebhooksMessages.part },
];

/**
 * The messages that visitors sent by the forms of the site; with `?list=newsletter` the list of its newsletter, and
 * with `?list=webhooks` the programs to which both are posted.
 */
export function InboxTab({ site }: SiteTabProps) {
  const [params, setParams] = useSearchParams();
  const ownsSite = useOwnsSite();
  const list = params.get('list');
  const part = list === 'newsletter' || (ownsSite && list === 'webhooks') ? list : 'messages';
  const show = (chosen: string) =>
    setParams(chosen === 'messages' ? { tab: 'messages' } : { tab: 'messages', list: chosen }, {
      preventScrollReset: true,
    });
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label={siteNewsletterMessages.parts}
        className={styles.parts ?? ''}
        size="md"
        value={part}
        data={PARTS.filter(({ value }) => ownsSite || value !== 'webhooks')}
        onChange={show}
      />
      {part === 'messages' && <Messages site={site} />}
      {part === 'newsletter' && <NewsletterList siteId={site.id} />}
      {part === 'webhooks' && (
        <Suspense fallback={<Skeleton h={240} />}>
          <WebhooksList siteId={site.id} />
        </Suspense>
      )}
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
