/** Which names a customer may connect to a site. */
import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { persianLetters, toLatinDigits } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import type { Config } from '#server/config/config.js';
import { DOMAIN_REFUSALS } from './site-domains.messages.js';

/** Direction marks and other invisible signs, but not the joiners, which Persian names have. */
const INVISIBLE = /[\s\u0640\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** Space for `_barpa.` and `www.` before it. */
const LONGEST = 240;
const NAME = /^(?=.{4,240}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export type NameRefusal = 'unreadable' | 'address' | 'reserved' | 'suffix' | 'ours';

/**
 * What a person typed or pasted as the name of a host in ASCII, without scheme, port, path and `www.`, with Arabic yeh
 * and kaf as the Persian letters (decision 141). Null where it cannot be read as one.
 */
export function readName(typed: string): string | null {
  const plain = persianLetters(typed.slice(0, MAX_TYPED_DOMAIN).normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(SCHEME, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d*$/, '')
    .replace(/[。．｡]/g, '.')
    .replace(/\.$/, '');
  const latin = toLatinDigits(plain);
  // Persian digits are letters of a Persian name and slips in a Latin one.
  // oxlint-disable-next-line no-control-regex
  const host = domainToASCII(/^[\x21-\x7e]+$/.test(latin) ? latin : plain).toLowerCase();
  if (host === '' || host.length > LONGEST) return null;
  return withoutWww(host);
}

/** `www.` stays where nothing that could be owned would be left of the name. */
function withoutWww(host: string): string {
  const rest = host.startsWith('www.') ? host.slice(4) : '';
  return rest !== '' && parse(rest, { allowPrivateDomains: true }).domain !== null ? rest : host;
}

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
  const reason = name === null ? 'unreadable' : nameRefusal(name, config);
  if (name === null || reason !== null)
    throw new AppError('SITE_DOMAIN_REFUSED', { details: { reason }, fa: DOMAIN_REFUSALS[reason ?? 'unreadable'] });
  return name;
}

/** As people read it: a Persian name in Persian letters. */
export function readableName(name: string): string {
  return domainToUnicode(name) || name;
}

/** Labels that were typed in other letters, as a search compares them. */
interface TypedLabels {
  /** In punycode. */
  readonly name: string;
  /** The same with a dot at each end whose label is in punycode: such a label is found whole or not at all. */
  readonly bounded: string;
}

/** Null where the text has no letters but Latin ones, or cannot be a part of a name. */
export function typedLabels(text: string): TypedLabels | null {
  const isLatin = /^[\x20-\x7e]*$/.test(toLatinDigits(text));
  const name = isLatin ? null : readName(text.trim());
  if (name === null || !/^[a-z0-9.-]+$/.test(name)) return null;
  const [first = '', last = ''] = [name.split('.').at(0), name.split('.').at(-1)];
  const dot = (label: string) => (label.startsWith('xn--') ? '.' : '');
  return { name, bounded: `${dot(first)}${name}${dot(last)}` };
}
