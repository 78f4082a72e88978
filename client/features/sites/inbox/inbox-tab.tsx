import { Card } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteInboxMessages as texts } from '../../../lib/messages/sites/site-inbox.messages.js';
import { EmptyState } from '../../../ui/empty-state.js';
import type { SiteTabProps } from '../site-tabs.js';
import styles from './inbox.module.css';
import { MessageList } from './message-list.js';
import { MessageView } from './message-view.js';

/** What visitors sent by the forms of the site. `?message=` says which one is open; on a phone it covers the list. */
export function InboxTab({ site }: SiteTabProps) {
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
