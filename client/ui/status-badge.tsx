import { Badge } from '@mantine/core';
import { statusLabels, type AnyStatus } from '../lib/messages/status.messages.js';

/** S-203: completed and paid green, failed red, pending yellow; the rest in the same spirit. Filled with AA text. */
const COLOURS: Readonly<Record<AnyStatus, string>> = {
  completed: 'green',
  paid: 'green',
  failed: 'red',
  overdue: 'red',
  needs_review: 'yellow',
  pending: 'yellow',
  due: 'yellow',
  in_progress: 'violet',
  cancelled: 'gray',
  refunded: 'gray',
};

export function StatusBadge({ status }: { readonly status: AnyStatus }) {
  const colour = COLOURS[status];
  return (
    <Badge
      radius="sm"
      size="lg"
      variant="light"
      data-status={status}
      data-colour={colour}
      flex="none"
      styles={{ label: { fontWeight: 600, fontSize: 13 } }}
      bg={`light-dark(var(--mantine-color-${colour}-1), color-mix(in srgb, var(--mantine-color-${colour}-5) 18%, transparent))`}
      c={`light-dark(var(--mantine-color-${colour}-7), var(--mantine-color-${colour}-3))`}
    >
      {statusLabels[status]}
    </Badge>
  );
}
