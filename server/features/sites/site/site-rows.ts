/**
 * The declarations of features about the rows of a site that are theirs. Sites are below those features and cannot
 * import them.
 */
import type { TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';
import type { OrderOfSite } from '#features/orders/index.js';
import type { SiteEntity } from './sites.entity.js';

type Follow = (tx: TxCtx, site: SiteEntity) => Promise<void>;
type FollowOrder = (tx: TxCtx, site: SiteEntity, ordered: OrderOfSite['wizardData']) => Promise<void>;

/**
 * Whoever owns tables with rows of sites declares them here, and what happens to the rows when something happens to the
 * site. Each function is called in the transaction of that change, with the site locked.
 */
export interface SiteRows {
  /** Its tables with a foreign key to `sites`, `releases` or `release_designs`. Each such table has one owner. */
  readonly tables: readonly string[];
  /** Those of them, beside `releases`, whose column `manifest` names content: it is kept while a row names it. */
  readonly withContent?: readonly string[];
  /** The site of a paid order was made. */
  readonly begin?: FollowOrder;
  /** The order has other domain names than before. */
  readonly rename?: FollowOrder;
  /** Visitors see something else than before. */
  readonly show?: Follow;
  /** The site went offline. What its owner may still export stays. */
  readonly close?: Follow;
  /** Its releases are deleted, after it was closed for long. */
  readonly deleteReleases?: Follow;
  /** The account of its owner is removed. What the books need stays, without what says whose it was. */
  readonly forget?: Follow;
}

/** The condition for rows of all sites of the account `$1`. */
export const OF_SITES = 'site_id in (select id from sites where user_id = $1)';

export const SITE_ROWS = new Key<SiteRows>('rows of a site');

/** The highest feature first: rows refer to rows of lower features. */
function owners(tx: TxCtx): readonly SiteRows[] {
  return tx.provided.all(SITE_ROWS).toReversed();
}

/** Every owner of rows of a locked site follows a change of the site. */
export async function followSite(
  tx: TxCtx,
  change: 'show' | 'close' | 'deleteReleases' | 'forget',
  site: SiteEntity,
): Promise<void> {
  for (const owner of owners(tx)) await owner[change]?.(tx, site);
}

/** The same for what the order of the site says. */
export async function followOrder(
  tx: TxCtx,
  change: 'begin' | 'rename',
  site: SiteEntity,
  ordered: OrderOfSite['wizardData'],
): Promise<void> {
  for (const owner of owners(tx)) await owner[change]?.(tx, site, ordered);
}
