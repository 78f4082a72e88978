/** The read path of webhooks of accounts. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiScope } from '#core/api-keys.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { LIVE_KEY } from '../delivery/event-kinds.js';
import type { AccountWebhookType } from './account-webhooks.types.js';

const WEBHOOKS = columns<AccountWebhookType>()(
  'id url kinds madeByKey earlierSecretUntil failingSince turnedOffAt createdAt',
  { table: 'w', expressions: { kinds: 'w.events' } },
);

/** Oldest first. */
export function listAccountWebhooks(em: EntityManager, userId: string): Promise<AccountWebhookType[]> {
  const text = `select ${WEBHOOKS} from webhooks w where w.user_id = $1 order by w.id limit ${WEBHOOK.perAccount}`;
  return rows<AccountWebhookType>(em, text, [userId]);
}

/** Both must be ids. */
export function findAccountWebhook(em: EntityManager, userId: string, id: string): Promise<AccountWebhookType | null> {
  return row<AccountWebhookType>(em, `select ${WEBHOOKS} from webhooks w where w.user_id = $1 and w.id = $2`, [
    userId,
    id,
  ]);
}

/** The id of the key that added it; null where none did, or where it is removed. */
export async function makerOf(em: EntityManager, id: string): Promise<string | null> {
  const text = 'select made_by_key_id as "keyId" from webhooks where id = $1';
  return (await row<{ keyId: string | null }>(em, text, [id]))?.keyId ?? null;
}

/** The scopes of the key that added it; null where none did, or where it no longer works. */
export async function scopesOfMaker(em: EntityManager, id: string, now: Date): Promise<readonly ApiScope[] | null> {
  const text = `select k.scopes from webhooks w join api_keys k on ${LIVE_KEY} where w.id = $1`;
  return (await row<{ scopes: readonly ApiScope[] }>(em, text, [id, now]))?.scopes ?? null;
}
