/** Copies of the subscribers of a site, of which backups are made, and the way back. */
import { foldForSearch } from '#core/text/digits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { addressHash } from '../address-hash.js';
import { findSubscribersAfter } from '../subscribers/subscribers.queries.js';
import type { SubscriberType } from '../subscribers/subscribers.types.js';

/** A subscriber as JSON holds it; dates are ISO-8601. */
export interface SubscriberCopy {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly pagePath: string;
  readonly requestedAt: string;
  readonly confirmedAt: string;
}

function copyOf({ id, email, name, pagePath, requestedAt, confirmedAt }: SubscriberType): SubscriberCopy {
  return {
    id,
    email,
    name,
    pagePath,
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt.toISOString(),
  };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Those who have confirmed, in parts of `each`, at most `atMost`. */
export async function* subscriberParts(
  ctx: Ctx,
  siteId: string,
  { each, atMost }: { readonly each: number; readonly atMost: number },
): AsyncGenerator<readonly SubscriberCopy[]> {
  let [after, count] = [FIRST_ID, 0];
  while (count < atMost) {
    const part = await findSubscribersAfter(ctx.em, siteId, after, each);
    if (part.length > 0) yield part.map(copyOf);
    after = part.at(-1)?.id ?? after;
    count += part.length;
    if (part.length < each) return;
  }
}

const PUT_BACK = `
  insert into newsletter_subscribers (id, site_id, email, name, page_path, search_text, requested_at, confirmed_at)
  select n.id, $1, n.email, n.name, n."pagePath", n."searchText", n."requestedAt", n."confirmedAt"
  from jsonb_to_recordset($2::jsonb) as n(id uuid, email text, name text, "pagePath" text, "searchText" text,
    hash text, "requestedAt" timestamptz, "confirmedAt" timestamptz)
  where not exists (select from removed_newsletter_subscribers r where r.site_id = $1 and r.address_hash = n.hash)
  on conflict do nothing returning id`;

/** Puts those back that are missing and were not removed. Returns how many. */
export async function putBackSubscribers(
  tx: TxCtx,
  siteId: string,
  copies: readonly SubscriberCopy[],
): Promise<number> {
  const given = copies.map((copy) => ({
    ...copy,
    searchText: foldForSearch(`${copy.email} ${copy.name ?? ''}`),
    hash: addressHash(tx.config, siteId, copy.email),
  }));
  return (await rows(tx.em, PUT_BACK, [siteId, JSON.stringify(given)])).length;
}

/** Addresses of these that were removed since. */
export async function removedAmong(
  ctx: Ctx,
  siteId: string,
  copies: readonly SubscriberCopy[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(copies.map(({ email }) => [addressHash(ctx.config, siteId, email), email]));
  const text = `select address_hash as hash from removed_newsletter_subscribers
    where site_id = $1 and address_hash = any($2::text[])`;
  const found = await rows<{ hash: string }>(ctx.em, text, [siteId, [...byHash.keys()]]);
  return new Set(found.flatMap(({ hash }) => byHash.get(hash) ?? []));
}
