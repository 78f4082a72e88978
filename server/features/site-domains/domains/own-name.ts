/** Which names a customer may connect to a site. */
import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { AppError } from '#core/errors/errors.js';
import { row } from '#platform/db/rows.js';
import { claimedByOthers, type OwnedNames } from '#features/domains/index.js';
import type { Config } from '#server/config/config.js';
import { readName } from '#features/sites/index.js';
import { DOMAIN_REFUSALS } from './site-domains.messages.js';
import type { NameRefusal } from './site-domains.values.js';

const NAME = /^(?=.{4,240}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

const isBelow = (name: string, host: string): boolean => name === host || name.endsWith(`.${host}`);

/** Null where the name may be connected once it is proven. */
export function nameRefusal(
  name: string,
  { publicUrl, sitesHost }: Pick<Config, 'publicUrl' | 'sitesHost'>,
): NameRefusal | null {
  if (isIP(name) !== 0 || /^[\d.]+$/.test(name)) return 'address';
  if (!NAME.test(name)) return 'unreadable';
  const found = parse(name, { allowPrivateDomains: true });
  const appHost = publicUrl === null ? null : new URL(publicUrl).hostname;
  if ([appHost, sitesHost].some((host) => host !== null && (isBelow(name, host) || isBelow(host, name)))) return 'ours';
  // Names without a public registry, such as `.local` and `.test`.
  if ((!found.isIcann && !found.isPrivate) || isBelow(name, 'arpa')) return 'reserved';
  if (found.domain === null || found.domain === found.publicSuffix) return 'suffix';
  return EXAMPLES.has(found.domain) ? 'reserved' : null;
}

/** RFC 2606. */
const EXAMPLES: ReadonlySet<string> = new Set(['example.com', 'example.net', 'example.org']);

/** @throws AppError SITE_DOMAIN_REFUSED with the refusal in `details.reason`. */
export function requireName(typed: string, config: Pick<Config, 'publicUrl' | 'sitesHost'>): string {
  const name = readName(typed);
  if (name === null) throw refused(typed, 'unreadable');
  const reason = nameRefusal(name, config);
  if (reason !== null) throw refused(name, reason);
  return name;
}

function refused(domain: string, reason: NameRefusal): AppError {
  return new AppError('SITE_DOMAIN_REFUSED', { details: { reason, domain }, fa: DOMAIN_REFUSALS[reason] });
}

/** A proof that somebody else has given counts for as long as it does, also where their records are gone for now. */
const HELD = `
  select 1 as held from site_domains d join sites s on s.id = d.site_id
  where d.name = $1 and d.state <> 'waiting' and s.user_id <> $2`;

/** A name that is ordered with a site, and belongs to the customer already. */
export const ownedNames: OwnedNames = {
  async assertConnectable(ctx, typed, userId) {
    const name = requireName(typed, ctx.config);
    if (name !== typed) throw refused(typed, 'unreadable');
    if ((await claimedByOthers(ctx, [name], null)).length > 0 || (await row(ctx.em, HELD, [name, userId])))
      throw refused(name, 'held');
  },
};

/** The name for people to read: a Persian name in Persian letters. */
export function readableName(name: string): string {
  return domainToUnicode(name) || name;
}
