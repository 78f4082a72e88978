import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Person, Stars } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-trio">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-grid bp-grid-3">
          {items(of, 'item', 'quote').map((n) => (
            <figure key={n} className="bp-card bp-quote-card">
              <Stars />
              <Slot of={of} name={`item${n}.quote`} as="blockquote" />
              <Person of={of} n={n} />
            </figure>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Three cards with stars. */
export const trio: Composition = {
  name: 'testimonials-trio',
  View,
  slots: slots(...INTRO, longList('item', 3, 'quote', 'name', 'role')),
};
