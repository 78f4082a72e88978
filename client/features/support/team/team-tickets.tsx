import { Button } from '@mantine/core';
import type { TeamTicketFieldsFragment } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { BulkBar } from '#client/ui/lists/bulk/bulk-bar.js';
import { SelectAll } from '#client/ui/lists/bulk/select-all.js';
import { useSelection } from '#client/ui/lists/bulk/use-selection.js';
import styles from '../support.module.css';
import { TicketRow } from '../ticket-row.js';
import { useCloseTickets } from './use-close-tickets.js';

const texts = supportMessages.team;

interface TeamTicketsProps {
  readonly tickets: readonly TeamTicketFieldsFragment[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => Promise<unknown>;
}

/** One page of tickets; several can be chosen and closed together. */
export function TeamTickets({ tickets, openId, onOpen, onChanged }: TeamTicketsProps) {
  const { busy, close } = useCloseTickets(onChanged);
  const selection = useSelection({
    shown: tickets,
    rowKey: ({ id }) => id,
    labelOf: ({ number }) => texts.select(number),
    canSelect: ({ nextStatuses }) => nextStatuses.includes('closed'),
  });
  return (
    <>
      <div className={styles.selectAll}>
        <SelectAll rows={tickets} selection={selection} isLabelShown />
      </div>
      <BulkBar selection={selection} isAlone>
        <Button size="sm" loading={busy} onClick={() => void close(selection.rows)}>
          {texts.closeSeveral}
        </Button>
      </BulkBar>
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            customer={ticket.customer?.fullName ?? ticket.customer?.email}
            isOpen={ticket.id === openId}
            onOpen={() => onOpen(ticket.id)}
            selection={selection}
          />
        ))}
      </ul>
    </>
  );
}
