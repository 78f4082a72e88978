import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Opening } from '../../ui/opening.js';
import { Person } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-register">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <div className="bp-rows bp-said-rows">
          {items(of, 'item', 'quote').map((n) => (
            <figure key={n}>
              <Person of={of} n={n} />
              <Slot of={of} name={`item${n}.quote`} as="blockquote" />
            </figure>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Who at one side, what they said at the other, between hairlines. */
export const register: Composition = {
  name: 'testimonials-register',
  View,
  slots: slots(...INTRO, longList('item', 4, 'quote', 'name', 'role')),
};
