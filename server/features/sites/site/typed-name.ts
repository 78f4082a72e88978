/** Names of hosts as people type or paste them, and their parts, as searches of sites compare them. */
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { persianLetters, toLatinDigits } from '#core/text/digits.js';
import type { Ctx } from '#platform/context.js';

/** Direction marks and other invisible signs, but not the joiners, which Persian names have. */
const INVISIBLE = /[\s\u0640\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** Space for `_barpa.` and `www.` before it. */
const LONGEST = 240;

/**
 * Reads a typed or pasted name of a host in ASCII, without scheme, port, path and `www.`, with Arabic yeh and kaf as
 * the Persian letters (decision 141). Null where it cannot be read as one.
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

const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The part of an address of a site, whole or begun, by which lists find it: the label, or the name of a connected
 * domain, which is stored without `www.`. Any other text as it is.
 */
export function searchedPart(text: string | null | undefined, { config }: Pick<Ctx, 'config'>): string | null {
  if (!text) return null;
  const { sitesHost } = config;
  const bare = text.trim().replace(/^(?:https?:\/\/)?(?:www\.)?/i, '');
  const host = bare.toLowerCase().replace(/[:/].*$/s, '');
  if (!HOST_NAME.test(host)) return bare;
  return host.endsWith(`.${sitesHost}`) ? host.slice(0, -sitesHost.length - 1) : host;
}
