import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useId, type KeyboardEventHandler } from 'react';
import type { SiteMessageRowFragment } from '#client/gql/graphql.js';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import type { Selection } from '#client/ui/lists/bulk/use-selection.js';
import { useOwnsSite } from '../site/owns-site.js';
import styles from './inbox.module.css';
import { senderOf } from './inbox.rules.js';

interface MessageRowProps {
  readonly message: SiteMessageRowFragment;
  readonly isOpen: boolean;
  readonly selection: Selection<SiteMessageRowFragment>;
  readonly onOpen: () => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
}

/** Who wrote by which form, the first words, and when. */
export function MessageRow({ message, isOpen, selection, onOpen, onKeyDown }: MessageRowProps) {
  const ownsSite = useOwnsSite();
  const { readAt, formTitle, kind, excerpt, receivedAt } = message;
  const isUnread = readAt === null;
  const checkboxId = useId();
  return (
    <li className={styles.item}>
      <label className={styles.check} htmlFor={checkboxId}>
        {ownsSite && (
          <Checkbox
            id={checkboxId}
            aria-label={selection.labelOf(message)}
            checked={selection.has(message)}
            onChange={() => selection.toggle(message)}
          />
        )}
      </label>
      <button
        type="button"
        className={styles.row}
        data-unread={isUnread || undefined}
        aria-current={isOpen || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className={styles.rowTop}>
          <bdi className={styles.sender}>{senderOf(message)}</bdi>
          <span className={styles.when}>
            <JalaliDate value={receivedAt} ago />
          </span>
        </span>
        <bdi className={styles.form}>{formTitle || texts.kinds[kind]}</bdi>
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
        {isUnread && <VisuallyHidden>{texts.list.unreadMark}</VisuallyHidden>}
      </button>
    </li>
  );
}
