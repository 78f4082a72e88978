import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Person, QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-wall">
      <div className="bp-wrap bp-wall">
        <Head of={of} />
        {items(of, 'item', 'quote').map((n, index) => (
          <figure key={n} className="bp-card" data-tone={index === 1 ? 'brand' : undefined}>
            <QuoteMark />
            <Slot of={of} name={`item${n}.quote`} as="blockquote" />
            <Person of={of} n={n} />
          </figure>
        ))}
      </div>
    </Shell>
  );
}

/** Notes pinned at different heights; the title is the first of them. */
export const wall: Composition = {
  name: 'testimonials-wall',
  View,
  slots: slots(...INTRO, longList('item', 4, 'quote', 'name', 'role')),
};
