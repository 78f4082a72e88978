import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Person } from '../../ui/quote.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-bubbles">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-bubbles">
          {items(of, 'item', 'quote').map((n) => (
            <figure key={n}>
              <div className="bp-bubble" data-tone={n % 2 === 0 ? panelTone(of.treatment.tone) : undefined}>
                <Slot of={of} name={`item${n}.quote`} as="blockquote" />
              </div>
              <Person of={of} n={n} />
            </figure>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** A conversation: bubbles left and right. */
export const bubbles: Composition = {
  name: 'testimonials-bubbles',
  View,
  slots: slots(...INTRO, longList('item', 4, 'quote', 'name', 'role')),
};
