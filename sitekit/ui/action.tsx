import { Icon } from '../art/icons.js';
import type { SectionProps } from '../section.types.js';
import { telHref } from './contact-link.js';
import { slotMark } from './slot.js';

export interface ActionProps {
  of: SectionProps;
  name: string;
  look?: 'fill' | 'line' | 'text';
  /** Where it leads: to the contact, to the section that tells more, or to the telephone. */
  to?: 'contact' | 'more';
}

/** Where a call leads; empty where there is nothing to lead to. */
function hrefOf({ links, site }: SectionProps, name: string, to: 'contact' | 'more'): string {
  return links?.[name] ?? (to === 'contact' ? site.contactHref : site.moreHref);
}

/** Whether a call is drawn: it has a text and leads somewhere. */
export function hasAction(of: SectionProps, name: string, to: 'contact' | 'more' = 'contact'): boolean {
  return Boolean(of.texts[name]) && hrefOf(of, name, to) !== '';
}

/** A link that looks like a button. */
export function Action({ of, name, look = 'fill', to = 'contact' }: ActionProps) {
  const text = of.texts[name];
  const href = hrefOf(of, name, to);
  if (!text || !href) return null;
  return (
    <a className="bp-btn" data-look={look} href={href} {...slotMark(of, name)}>
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
