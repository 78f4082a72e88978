/** Removes a subscriber with everything that names the address; a hash stays, so that no backup brings it back. */
import type { TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { forgetReceivers } from '#features/emails/index.js';
import { siteLoader } from '#features/sites/index.js';
import { addressHash } from '../address-hash.js';

interface Forgotten {
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly mailIds: readonly string[];
}

const DELETE = `delete from newsletter_subscribers where id = $1 and site_id = $2
  returning email, confirmed_at is not null as "isConfirmed", mail_ids as "mailIds"`;
const REMEMBER = `insert into removed_newsletter_subscribers as r (id, site_id, address_hash, is_unsubscribed, removed_at)
  values ($1, $2, $3, $4, $5)
  on conflict (site_id, address_hash) do update
    set is_unsubscribed = r.is_unsubscribed or excluded.is_unsubscribed, removed_at = excluded.removed_at`;

/** `isUnsubscribed`: by the reader, who gets no further mail. False where there is no such subscriber. */
export async function forgetSubscriber(
  tx: TxCtx,
  siteId: string,
  id: string,
  isUnsubscribed: boolean,
): Promise<boolean> {
  const found = await row<Forgotten>(tx.em, DELETE, [id, siteId]);
  if (!found) return false;
  const hash = addressHash(tx.config, siteId, found.email);
  await rows(tx.em, REMEMBER, [newId(), siteId, hash, isUnsubscribed, tx.clock.now()]);
  await forgetReceivers(tx, found.mailIds);
  const site = await siteLoader(tx).load(siteId);
  if (!site) return true;
  tx.publish('newsletter.changed', { userId: site.userId, siteId });
  if (!found.isConfirmed) return true;
  const data = { subscriber_id: id, site_id: siteId };
  await recordAccountEvent(tx, 'subscriber.removed', { userId: site.userId, recordId: id, data });
  return true;
}
