/**
 * Scopes of sites were divided (decision 128): keys that had them no longer open messages, subscribers, webhooks,
 * backups and billing. The migration wrote into each key what it lost; this job tells its owner, once.
 */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { findUser, notifyOwner } from '#features/identity/index.js';
import { namesOfScopes } from './scope-names.js';

/** The rows of one statement. */
const BATCH = 100;

const UNTOLD = `lost_told_at is null and jsonb_array_length(lost_scopes) > 0 and revoked_at is null`;
const OWNERS = `select distinct user_id as "userId" from api_keys where ${UNTOLD} and expires_at > $1
  order by user_id limit ${BATCH}`;
const MARK = `update api_keys set lost_told_at = $2 where user_id = $1 and ${UNTOLD} and expires_at > $2
  returning name, lost_scopes as "lostScopes"`;

interface NarrowedKey {
  readonly name: string;
  readonly lostScopes: readonly string[];
}

/** One mail for all keys of an owner. Marking them and queueing the mail are one transaction: it is sent once. */
async function tellOwner(tx: TxCtx, userId: string): Promise<void> {
  const keys = await rows<NarrowedKey>(tx.em, MARK, [userId, tx.clock.now()]);
  const owner = await findUser(tx.em, userId);
  if (keys.length === 0 || !owner) return;
  const lost = [...new Set(keys.flatMap(({ lostScopes }) => lostScopes))];
  const keyName = keys.map(({ name }) => `«${name}»`).join('، ');
  await notifyOwner(tx, owner, 'api_key_narrowed', { keyName, lostScopes: namesOfScopes(lost) });
}

/** Queued at every start; does nothing where all owners know. */
export async function tellOfLostScopes(ctx: Ctx): Promise<void> {
  for (;;) {
    const owners = await rows<{ userId: string }>(ctx.em, OWNERS, [ctx.clock.now()]);
    for (const { userId } of owners) await unitOfWork(ctx, (tx) => tellOwner(tx, userId));
    if (owners.length < BATCH) return;
  }
}
