import { statusLabels, type AnyStatus } from '#client/lib/messages/status.messages.js';
import { TintBadge, type Tint } from './tint-badge.js';

/** Completed and paid green, failed red, pending yellow; the rest in the same spirit. Filled with AA text. */
const TINTS: Readonly<Record<AnyStatus, Tint>> = {
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
  partially_refunded: 'yellow',
};

export function StatusBadge({ status }: { readonly status: AnyStatus }) {
  return (
    <TintBadge tint={TINTS[status]} name={status}>
      {statusLabels[status]}
    </TintBadge>
  );
}
