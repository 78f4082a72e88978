import { Icon } from '../art/icons.js';
import { REQUEST_WORDS, UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';
import { telHref } from './contact-link.js';
import { slotMark } from './slot.js';

export interface ActionProps {
  of: SectionProps;
  name: string;
  look?: 'fill' | 'line' | 'text';
  /** Where it leads: to the contact, or to the section that tells more. */
  to?: 'contact' | 'more';
}

/** Where a call leads; empty where there is nothing to lead to. */
function hrefOf({ links, site, texts }: SectionProps, name: string, to: 'contact' | 'more'): string {
  if (links?.[name] !== undefined) return links[name];
  if (to === 'more') return site.moreHref;
  return REQUEST_WORDS.test(texts[name] ?? '') ? site.requestHref : site.contactHref;
}

/** Whether a call is drawn: it has a text and leads somewhere. */
export function hasAction(of: SectionProps, name: string, to: 'contact' | 'more' = 'contact'): boolean {
  return Boolean(of.texts[name]) && hrefOf(of, name, to) !== '';
}

/** The mark of a call for an editor; one that leads nowhere on the published page is marked like a sample. */
function callMark(of: SectionProps, name: string, to: 'contact' | 'more'): ReturnType<typeof slotMark> {
  const mark = slotMark(of, name);
  const { published } = of.site;
  const isLost = published !== undefined && !of.isHidden && hrefOf({ ...of, site: published }, name, to) === '';
  return isLost ? { ...mark, 'data-held': '', title: UI_WORDS.noTarget } : mark;
}

/** A link that looks like a button. */
export function Action({ of, name, look = 'fill', to = 'contact' }: ActionProps) {
  const text = of.texts[name];
  const href = hrefOf(of, name, to);
  if (!text || !href) return null;
  return (
    <a className="bp-btn" data-look={look} href={href} {...callMark(of, name, to)}>
      {text}
      {look === 'text' && <Icon name="arrow" />}
    </a>
  );
}

/** The main and the second call of a section. */
export function Actions({ of, second = 'line' }: { of: SectionProps; second?: 'line' | 'text' }) {
  if (!hasAction(of, 'primary') && !hasAction(of, 'secondary', 'more')) return null;
  return (
    <div className="bp-actions">
      <Action of={of} name="primary" />
      <Action of={of} name="secondary" look={second} to="more" />
    </div>
  );
}

/** The telephone of the section, written left to right, that dials. */
export function PhoneLink({ of, name = 'phone', className }: { of: SectionProps; name?: string; className?: string }) {
  const text = of.texts[name];
  if (!text) return null;
  return (
    <a className={className ?? 'bp-link'} href={telHref(text)} {...slotMark(of, name)}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}
