/** Texts of a section. Each reads one slot, and draws nothing where the customer has emptied it. */
import type { ReactNode } from 'react';
import { isRichSlot } from '../copy/slots.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';
import { upTo } from '../slots.js';
import { RichWords } from './rich-words.js';

type Tag =
  | 'p'
  | 'span'
  | 'strong'
  | 'div'
  | 'dt'
  | 'dd'
  | 'figcaption'
  | 'blockquote'
  | 'cite'
  | 'address'
  | 'li'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4';

export interface SlotProps {
  of: SectionProps;
  name: string;
  as?: Tag;
  className?: string;
  id?: string;
}

/** The attributes an editor finds a text by, and tells a sample that is not published; nothing in a delivered page. */
export function slotMark(of: SectionProps, name: string): { 'data-slot'?: string; 'data-held'?: ''; title?: string } {
  if (!of.editable) return {};
  const found = { 'data-slot': of.slotPrefix + name };
  return of.held?.has(name) && !of.isHidden ? { ...found, 'data-held': '', title: UI_WORDS.sample } : found;
}

export function Slot({ of, name, as: Element = 'p', className, id }: SlotProps) {
  const text = of.texts[name];
  if (!text) return null;
  return (
    <Element className={className} id={id} {...slotMark(of, name)}>
      {isRichSlot(name) ? <RichWords of={of} text={text} /> : text}
    </Element>
  );
}

/** The section's own heading: h1 or h2. It names the section for assistive technology. */
export function Title({ of, className }: { of: SectionProps; className?: string | undefined }) {
  return (
    <Slot
      of={of}
      name="title"
      as={of.level === 1 ? 'h1' : 'h2'}
      className={className ?? 'bp-title'}
      id={`${of.anchorId}-title`}
    />
  );
}

/** A heading inside a section, one level under its title. */
export function SubTitle({ of, name, className }: { of: SectionProps; name: string; className?: string }) {
  return <Slot of={of} name={name} as={of.level === 1 ? 'h2' : 'h3'} className={className ?? 'bp-subtitle'} />;
}

/** Eyebrow, title and lead as one block. */
export function Head({
  of,
  align = 'start',
  lead = true,
  display = false,
  children,
}: {
  of: SectionProps;
  align?: 'start' | 'center';
  lead?: boolean;
  /** True for the larger type of an opening section. */
  display?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="bp-head" data-align={align}>
      <Slot of={of} name="eyebrow" className="bp-eyebrow" />
      <Title of={of} className={display ? 'bp-display' : undefined} />
      {lead && <Slot of={of} name="text" className="bp-lead" />}
      {children}
    </div>
  );
}

/** True where at least one of the named slots still has a text. */
export function hasText(of: SectionProps, ...names: string[]): boolean {
  return names.some((name) => Boolean(of.texts[name]));
}

/** Every item of a list, in its order; for those that may be without a text. */
export const allItems = (of: SectionProps, list: string): readonly number[] => of.items[list] ?? [];

/** The items of a list that still have a text in `field`, in their order. */
export function items(of: SectionProps, list: string, field = 'title'): number[] {
  return allItems(of, list).filter((n) => of.texts[`${list}${n}.${field}`]);
}

/** The numbers 1..count whose item still has a text in `field`, where there are always as many. */
export function fixedItems(of: SectionProps, kind: string, count: number, field = 'title'): number[] {
  return upTo(count).filter((n) => of.texts[`${kind}${n}.${field}`]);
}
