import type { TicketFieldsFragment } from '../../gql/graphql.js';
import { toPersianDigits } from '../../lib/format.js';
import { supportMessages, ticketCategoryNames } from '../../lib/messages/support.messages.js';
import { JalaliDate } from '../../ui/calendar/jalali-date.js';
import styles from './support.module.css';
import { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.js';

interface TicketRowProps {
  readonly ticket: TicketFieldsFragment;
  /** For the team: whose it is. */
  readonly customer?: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function TicketRow({ ticket, customer, isOpen, onOpen }: TicketRowProps) {
  const { number, subject, category, status, priority, unreadCount, lastMessageAt } = ticket;
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={styles.rowTop}>
          <bdi className={styles.rowSubject} data-unread={unreadCount > 0 || undefined}>
            {subject}
          </bdi>
          {unreadCount > 0 && (
            <span className={styles.unread}>
              <span aria-hidden>{toPersianDigits(unreadCount)}</span>
              <span className={styles.hidden}>{supportMessages.list.unread(unreadCount)}</span>
            </span>
          )}
        </span>
        {customer && <bdi className={styles.rowCustomer}>{customer}</bdi>}
        <span className={styles.rowFacts}>
          <span>{supportMessages.list.number(number)}</span>
          <span>{ticketCategoryNames[category]}</span>
          <JalaliDate value={lastMessageAt} ago />
        </span>
        <span className={styles.rowBadges}>
          <TicketStatusBadge status={status} />
          <TicketPriorityBadge priority={priority} />
        </span>
      </button>
    </li>
  );
}
