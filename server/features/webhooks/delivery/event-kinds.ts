/** The events of which an account's webhook is notified. No I/O. */
import { ACCOUNT_EVENT_KINDS, kindsOfScopes, type AccountEventKind } from '#core/account-events.js';
import type { ApiScope } from '#core/api-keys.js';

/** The condition by which `api_keys k` is the key that added the webhook `w` and works; `$2` is the time. */
export const LIVE_KEY = 'k.id = w.made_by_key_id and k.revoked_at is null and k.expires_at > $2';

export interface EventChoice {
  /** Those that were chosen; none: all. */
  readonly events: readonly AccountEventKind[];
  /** The name of the key that added it; null: its owner did. */
  readonly madeByKey: string | null;
  /** The scopes of that key; null where it no longer works. */
  readonly scopes: readonly ApiScope[] | null;
}

/** One that a key has added receives what the key may read at that time, and nothing once the key has ended. */
export function kindsOf({ events, madeByKey, scopes }: EventChoice): readonly AccountEventKind[] {
  const allowed = madeByKey === null ? ACCOUNT_EVENT_KINDS : kindsOfScopes(new Set(scopes ?? []));
  return events.length === 0 ? allowed : allowed.filter((kind) => events.includes(kind));
}
