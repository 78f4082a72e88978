import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots } from '../../slots.js';
import { Person, QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-voice">
      <div className="bp-wrap">
        <Title of={of} className="bp-eyebrow" />
        <figure className="bp-voice">
          <QuoteMark />
          <Slot of={of} name="item1.quote" as="blockquote" />
          <Person of={of} n={1} />
        </figure>
        <div className="bp-voice-rest">
          {items(of, 'item', 3, 'quote')
            .filter((n) => n > 1)
            .map((n) => (
              <figure key={n}>
                <Slot of={of} name={`item${n}.quote`} as="blockquote" className="bp-prose" />
                <Person of={of} n={n} />
              </figure>
            ))}
        </div>
      </div>
    </Shell>
  );
}

/** One voice, very large; two quiet ones under it. */
export const voice: Composition = {
  name: 'testimonials-voice',
  View,
  texts: ['title', ...itemSlots('item', 3, 'quote', 'name', 'role')],
  images: [],
};
