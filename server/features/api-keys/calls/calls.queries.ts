/** Reads and writes of calls as plain rows. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { API_KEY_CALLS } from '#core/api-keys.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { ApiKeyCallType } from './calls.types.js';
import type { KeyCall } from './call-log.js';

/** Calls of a key that was deleted meanwhile are dropped. */
const WRITE = `insert into api_key_calls (id, key_id, operation, status, duration_ms, called_at)
  select c.id, k.id, c.operation, c.status, c."durationMs", c."calledAt"
  from jsonb_to_recordset($1::jsonb) as c(id uuid, "keyId" uuid, operation text, status int, "durationMs" int,
    "calledAt" timestamptz) join api_keys k on k.id = c."keyId"
  on conflict (id) do nothing`;

const DELETE_OLDER = `delete from api_key_calls c using unnest($1::uuid[]) as called (key_id), lateral (
    select n.called_at, n.id from api_key_calls n where n.key_id = called.key_id
    order by n.called_at desc, n.id desc offset $2 limit 1) last
  where c.key_id = called.key_id and (c.called_at, c.id) <= (last.called_at, last.id)`;

/** Writes them together, and deletes all but the newest of each key. */
export async function writeCalls(em: EntityManager, calls: readonly KeyCall[]): Promise<void> {
  await rows(em, WRITE, [JSON.stringify(calls)]);
  // In one order, as other processes delete them.
  const keyIds = [...new Set(calls.map(({ keyId }) => keyId))].sort();
  await rows(em, DELETE_OLDER, [keyIds, API_KEY_CALLS.kept]);
}

const COLUMNS = columns<ApiKeyCallType>()('id operation status durationMs calledAt');

/** The calls of one key, newest first; of one request id where it is given. */
export function pageCalls(
  ctx: Ctx,
  keyId: string,
  { requestId }: { readonly requestId?: string | null | undefined },
  bounds: PageBounds,
): Promise<LazyPage<ApiKeyCallType>> {
  const where = new Conditions();
  where.add(keyId, (at) => `key_id = ${at}`);
  if (requestId) where.add(requestId, (at) => `id = ${at}`);
  const list = { columns: COLUMNS, from: 'from api_key_calls', where, order: newestFirst('called_at') };
  return readPage<ApiKeyCallType>(ctx, list, bounds);
}
