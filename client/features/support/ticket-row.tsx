import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { TicketFieldsFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { supportMessages, ticketCategoryNames } from '#client/lib/messages/support.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import type { Selection } from '#client/ui/lists/bulk/use-selection.js';
import styles from './support.module.css';
import { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.js';

interface TicketRowProps<Ticket> {
  readonly ticket: Ticket;
  /** For the team: whose it is. */
  readonly customer?: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** For the team: rows that are chosen for an act on all of them. */
  readonly selection?: Selection<Ticket>;
}

export function TicketRow<Ticket extends TicketFieldsFragment>(props: TicketRowProps<Ticket>) {
  const { ticket, customer, isOpen, onOpen, selection } = props;
  const checkboxId = useId();
  const { number, subject, category, status, priority, unreadCount, lastMessageAt } = ticket;
  return (
    <li className={styles.item}>
      {selection && (
        <label className={styles.check} htmlFor={checkboxId}>
          <Checkbox
            id={checkboxId}
            aria-label={selection.labelOf(ticket)}
            disabled={!selection.canSelect(ticket)}
            checked={selection.has(ticket)}
            onChange={() => selection.toggle(ticket)}
          />
        </label>
      )}
      <button
        type="button"
        className={styles.row}
        aria-current={isOpen || undefined}
        data-row={selection ? 'tickets' : undefined}
        onClick={onOpen}
      >
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
