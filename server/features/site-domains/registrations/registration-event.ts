import type { TxCtx } from '#platform/context.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import type { DomainRegistrationEntity } from './registrations.entity.js';

/** An entry in the log of the holder of a name. */
export function recordRegistrationEvent(
  tx: TxCtx,
  kind: 'domain.registered' | 'domain.expiring',
  { id, userId, orderId, expiresAt }: DomainRegistrationEntity,
): Promise<void> {
  const data = { registration_id: id, order_id: orderId, expires_at: expiresAt?.toISOString() ?? null };
  return recordAccountEvent(tx, kind, { userId, recordId: id, data });
}
