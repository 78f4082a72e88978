/**
 * Where a link of a design leads, as it is stored: `page:<page id>`, `section:<page id>/<section id>`, `file:<id>` of
 * an uploaded file, or an address (https, http, mailto, tel, `#place`). What was typed becomes one of these here, and
 * nothing else is a link.
 */
import { readFact, type TextFact } from '../design/fact-rules.js';
import { toLatinDigits } from '../text/digits.js';
import { networkHref } from '../sites/network-link.js';

/** The longest link that is stored, in characters. */
export const LINK_LENGTH = 500;

export const LINK_KINDS = ['page', 'section', 'phone', 'whatsapp', 'mail', 'web', 'file'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The kinds whose address somebody types. */
export type TypedKind = Extract<LinkKind, 'phone' | 'whatsapp' | 'mail' | 'web'>;

export interface LinkTarget {
  readonly kind: LinkKind;
  /** An id, two ids with a slash between them, or the whole address. */
  readonly to: string;
}

const PREFIXES = { page: 'page:', section: 'section:' } as const;
const FILE = /^file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const WHATSAPP = /^https:\/\/wa\.me\/\d{10,15}$/;
const ADDRESSES: readonly (readonly [TypedKind, RegExp])[] = [
  ['whatsapp', WHATSAPP],
  ['phone', /^tel:\+?[\d-]{3,20}$/i],
  ['mail', /^mailto:[^\s"<>@]+@[^\s"<>@]+$/i],
  // No user's name before the host: it would hide where the link leads.
  ['web', /^(?:https?:\/\/[^\s"<>\\@/?#]+\.[^\s"<>\\@/?#]+(?:[/?#][^\s"<>\\]*)?|#[\w-]{1,60})$/i],
];

/** The meaning of a stored link; null for anything that is none, such as `javascript:`. */
export function linkTarget(stored: string): LinkTarget | null {
  if (stored.length > LINK_LENGTH) return null;
  for (const kind of ['page', 'section'] as const) {
    const prefix = PREFIXES[kind];
    if (!stored.startsWith(prefix)) continue;
    const to = stored.slice(prefix.length);
    return to.trim() !== '' && (kind !== 'section' || /.\/./.test(to)) ? { kind, to } : null;
  }
  const file = FILE.exec(stored)?.[1];
  if (file !== undefined) return { kind: 'file', to: file };
  const found = ADDRESSES.find(([, pattern]) => pattern.test(stored));
  return found ? { kind: found[0], to: stored } : null;
}

export const fileLink = (fileId: string): string => `file:${fileId}`;
export const pageLink = (pageId: string): string => PREFIXES.page + pageId;
export const sectionLink = (pageId: string, sectionId: string): string => `${PREFIXES.section}${pageId}/${sectionId}`;

const read = (fact: TextFact, typed: string): string | null => {
  const found = readFact(fact, typed);
  return 'value' in found && found.value !== '' ? found.value : null;
};

/** An address with its scheme; `barpa.ir` gets https. No user's name in it: it would hide the real host. */
function webLink(typed: string): string | null {
  if (/^#[\w-]{1,60}$/.test(typed)) return typed;
  const text = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (/[\s"<>\\]/.test(text) || !URL.canParse(text)) return null;
  const { protocol, username, password, hostname, href } = new URL(text);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return isWeb && hostname.includes('.') ? href : null;
}

function phoneLink(typed: string): string | null {
  const found = read('phone', typed.replace(/^tel:/i, ''));
  return found && `tel:${toLatinDigits(found).replace(/[^\d+]/g, '')}`;
}

function mailLink(typed: string): string | null {
  const found = read('email', typed.replace(/^mailto:/i, ''));
  return found && `mailto:${found}`;
}

const MAKERS: Readonly<Record<TypedKind, (typed: string) => string | null>> = {
  phone: phoneLink,
  whatsapp: (typed) => networkHref('whatsapp', typed.replace(/^https:\/\/wa\.me\//i, '')),
  mail: mailLink,
  web: webLink,
};

/** The stored form of a typed telephone, number on WhatsApp, e-mail or address; null while it is none. */
export function linkOfTyped(kind: TypedKind, typed: string): string | null {
  if (typed.length > LINK_LENGTH) return null;
  const made = MAKERS[kind](typed.trim());
  return made !== null && linkTarget(made) !== null ? made : null;
}

const SCHEME = /^(?:tel:|mailto:|https:\/\/wa\.me\/)/i;

/** A stored link as somebody would type it: without `tel:`, `mailto:` and the address of WhatsApp. */
export function typedOfLink({ kind, to }: LinkTarget): string {
  return kind === 'web' ? to : to.replace(SCHEME, '');
}

/** The one of these pages, and the id of its section, that `<page id>/<section id>` means; ids may have slashes. */
export function sectionOfLink<
  Page extends { readonly id: string; readonly sections: readonly { readonly id: string }[] },
>(to: string, pages: readonly Page[]): { readonly page: Page; readonly sectionId: string } | null {
  for (const page of pages) {
    if (!to.startsWith(`${page.id}/`)) continue;
    const sectionId = to.slice(page.id.length + 1);
    if (page.sections.some(({ id }) => id === sectionId)) return { page, sectionId };
  }
  return null;
}
