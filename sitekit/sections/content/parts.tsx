import type { ReactNode } from 'react';
import type { SectionProps } from '../../section.types.js';
import { list } from '../../slots.js';
import { items, Slot, SubTitle } from '../../ui/slot.js';

export const PART_SLOTS = list('part', 3, 'title', 'text');

/** The short chapters of a text, each drawn into an element of its own. */
export function Parts({
  of,
  title,
  lead,
}: {
  of: SectionProps;
  title?: string;
  /** Stands before the chapter's title; counted from 1. */
  lead?: (n: number) => ReactNode;
}) {
  return (
    <>
      {items(of, 'part').map((n, index) => (
        <div key={n} className="bp-part">
          {lead?.(index + 1)}
          <SubTitle of={of} name={`part${n}.title`} {...(title ? { className: title } : {})} />
          <Slot of={of} name={`part${n}.text`} className="bp-prose" />
        </div>
      ))}
    </>
  );
}

/** A sentence somebody said, with the name under it. */
export function Saying({ of, className }: { of: SectionProps; className: string }) {
  if (!of.texts['quote']) return null;
  return (
    <figure className={className}>
      <Slot of={of} name="quote" as="blockquote" />
      <Slot of={of} name="signature" as="figcaption" className="bp-small" />
    </figure>
  );
}

/** Short facts as names and values. Nothing where all are emptied. */
export function Facts({ of }: { of: SectionProps }) {
  const facts = items(of, 'fact');
  if (facts.length === 0) return null;
  return (
    <dl className="bp-facts">
      {facts.map((n) => (
        <div key={n}>
          <Slot of={of} name={`fact${n}.title`} as="dt" />
          <Slot of={of} name={`fact${n}.text`} as="dd" />
        </div>
      ))}
    </dl>
  );
}
