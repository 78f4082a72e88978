import type { TicketPriority, TicketStatus } from '#client/gql/graphql.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import { ticketPriorityNames, ticketStatusNames } from '#client/lib/messages/support.messages.js';

const STATUS_TINTS: Readonly<Record<TicketStatus, Tint>> = {
  open: 'yellow',
  in_progress: 'violet',
  answered: 'green',
  closed: 'gray',
};
const PRIORITY_TINTS: Readonly<Record<TicketPriority, Tint>> = {
  low: 'gray',
  normal: 'gray',
  high: 'yellow',
  urgent: 'red',
};

export function TicketStatusBadge({ status }: { readonly status: TicketStatus }) {
  return (
    <TintBadge tint={STATUS_TINTS[status]} name={status}>
      {ticketStatusNames[status]}
    </TintBadge>
  );
}

/** Only what is out of the ordinary is worth a badge. */
export function TicketPriorityBadge({ priority }: { readonly priority: TicketPriority }) {
  if (priority === 'normal' || priority === 'low') return null;
  return (
    <TintBadge tint={PRIORITY_TINTS[priority]} name={priority}>
      {ticketPriorityNames[priority]}
    </TintBadge>
  );
}
