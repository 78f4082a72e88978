/** Domain-name rules (specification 1 §5, D-24). */
import { persianLetters, toLatinDigits } from '../text/digits.js';

const DOMAIN_LABEL = { min: 2, max: 63, irMin: 3 } as const;
export const DEFAULT_EXTENSION = '.ir';
export const DEFAULT_EXTRA_EXTENSION = '.com';
/** The longest text in a field for a name: space for a pasted address around it. */
export const MAX_TYPED_DOMAIN = 300;

/** Spaces, tatweel, and invisible characters: joiners, direction marks, a byte order mark. */
const INVISIBLE = /[\s\u0640\p{Cf}]+/gu;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//;

/**
 * Reads a typed or pasted name as the part of an address that names the site: lower case, ASCII digits, full-width
 * letters as plain ones, Arabic yeh and kaf as Persian ones, no spaces, no scheme, `www.`, port or path.
 */
export function normalizeDomainLabel(typed: string): string {
  const plain = persianLetters(toLatinDigits(typed.slice(0, MAX_TYPED_DOMAIN).normalize('NFKC')))
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replaceAll('。', '.');
  // A scheme that is still being typed is left alone.
  if (/^https?:\/?$/.test(plain)) return plain;
  return plain
    .replace(SCHEME, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^www\./, '');
}

/**
 * Whether a name has Arabic yeh or kaf. It looks the same as the name in Persian letters, but it is another domain: the
 * two differ in punycode.
 */
export function hasArabicLetters(name: string): boolean {
  const plain = name.normalize('NFKC');
  return persianLetters(plain) !== plain;
}

/** The same without its ending, where the ending is the one that has been chosen: `name.ir.` with `.ir` is `name`. */
export function labelOfTyped(typed: string, extension: string): string {
  const name = normalizeDomainLabel(typed);
  for (const ending of [extension, `${extension}.`])
    if (name.length > ending.length && name.endsWith(ending)) return name.slice(0, -ending.length);
  return name;
}

/** Letters, digits and hyphen; starts with a letter or digit; 2 to 63 characters. */
export function isDomainLabel(label: string): boolean {
  return label.length >= DOMAIN_LABEL.min && label.length <= DOMAIN_LABEL.max && /^[a-z0-9][a-z0-9-]*$/.test(label);
}

/** A whole name, as `normalizeDomainLabel` reads it, in its two parts; other scripts in punycode. */
export interface SplitName {
  readonly label: string;
  /** With its dot; empty while none is typed. */
  readonly extension: string;
}

/** `name.ir` as `name` and `.ir`; nothing is judged. */
export function splitName(name: string): SplitName {
  const dot = name.indexOf('.');
  return dot < 0 ? { label: name, extension: '' } : { label: name.slice(0, dot), extension: name.slice(dot) };
}

/**
 * A domain that somebody owns already, with any ending, in punycode and lower case; null where it cannot be one by its
 * form. Whether it may be connected is judged by the server.
 */
export function ownedName(typed: string): SplitName | null {
  const name = normalizeDomainLabel(typed).replace(/\.$/, '');
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(name) || !URL.canParse(`http://${name}`)) return null;
  const { label, extension } = splitName(new URL(`http://${name}`).hostname);
  return isDomainLabel(label) && isExtension(extension) ? { label, extension } : null;
}

/** The name of a host without `www.` and its ending: `example` of `www.example.ir`. */
export function hostLabel(host: string): string {
  return host.replace(/^www\./, '').split('.', 1)[0] ?? '';
}

/** `.co.uk`-like extensions are allowed, and `.xn--…` of other scripts; the leading dot is required. */
export function isExtension(extension: string): boolean {
  return /^(\.[a-z][a-z0-9-]{0,61}[a-z0-9]){1,2}$/.test(extension);
}

export type RegistryRefusal = 'ir_too_short' | 'hyphen_position' | 'reserved';

/** The registry keeps its own second levels, and endings of others, for itself (nic.ir, naming rules). */
const RESERVED_UNDER_IR: ReadonlySet<string> = new Set([
  'sch',
  'gov',
  'org',
  'net',
  'com',
  'edu',
  'mil',
  'int',
  'info',
  'biz',
  'name',
  'pro',
  'coop',
  'aero',
  'museum',
]);

/** Rules that registries add to ours: null when the registry would take the name. `.co.ir` has the rules of `.ir`. */
export function registryRefusal(label: string, extension: string): RegistryRefusal | null {
  const isIr = extension === '.ir' || extension.endsWith('.ir');
  if (isIr && label.length < DOMAIN_LABEL.irMin) return 'ir_too_short';
  if (label.endsWith('-') || (isIr && label.includes('--'))) return 'hyphen_position';
  // RFC 5891 §4.2.3.1: both hyphens there are kept for names of other scripts, which begin with xn.
  if (label.slice(2, 4) === '--' && !label.startsWith('xn--')) return 'hyphen_position';
  if (extension === '.ir' && RESERVED_UNDER_IR.has(label)) return 'reserved';
  return null;
}
