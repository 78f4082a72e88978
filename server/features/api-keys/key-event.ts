import type { TxCtx } from '#platform/context.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import type { ApiKeyType } from './api-keys.types.js';

/** An entry in the log of the key's owner. */
export function recordKeyEvent(
  tx: TxCtx,
  kind: 'key.created' | 'key.revoked' | 'key.widened',
  { id, userId, scopes }: Pick<ApiKeyType, 'id' | 'userId' | 'scopes'>,
): Promise<void> {
  return recordAccountEvent(tx, kind, { userId, recordId: id, data: { key_id: id, scopes: [...scopes] } });
}
