import { Badge } from '@mantine/core';
import type { TicketPriority, TicketStatus } from '../../gql/graphql.js';
import { ticketPriorityNames, ticketStatusNames } from '../../lib/messages/support.messages.js';

const STATUS_COLOURS: Readonly<Record<TicketStatus, string>> = {
  open: 'yellow',
  in_progress: 'violet',
  answered: 'green',
  closed: 'gray',
};
const PRIORITY_COLOURS: Readonly<Record<TicketPriority, string>> = {
  low: 'gray',
  normal: 'gray',
  high: 'yellow',
  urgent: 'red',
};

function Tag({
  colour,
  children,
  name,
}: {
  readonly colour: string;
  readonly children: string;
  readonly name: string;
}) {
  return (
    <Badge
      radius="sm"
      size="lg"
      variant="light"
      data-status={name}
      styles={{ root: { flex: 'none' }, label: { fontWeight: 600, fontSize: 13 } }}
      bg={`light-dark(var(--mantine-color-${colour}-1), color-mix(in srgb, var(--mantine-color-${colour}-5) 18%, transparent))`}
      c={`light-dark(var(--mantine-color-${colour}-7), var(--mantine-color-${colour}-3))`}
    >
      {children}
    </Badge>
  );
}

export function TicketStatusBadge({ status }: { readonly status: TicketStatus }) {
  return (
    <Tag colour={STATUS_COLOURS[status]} name={status}>
      {ticketStatusNames[status]}
    </Tag>
  );
}

/** Only what is out of the ordinary is worth a badge. */
export function TicketPriorityBadge({ priority }: { readonly priority: TicketPriority }) {
  if (priority === 'normal' || priority === 'low') return null;
  return (
    <Tag colour={PRIORITY_COLOURS[priority]} name={priority}>
      {ticketPriorityNames[priority]}
    </Tag>
  );
}
