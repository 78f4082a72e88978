import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots, picture, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { Person, QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-portrait">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-stack bp-said">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} className="bp-subtitle" />
          <figure>
            <QuoteMark />
            <Slot of={of} name="item1.quote" as="blockquote" />
            <Person of={of} n={1} />
          </figure>
        </div>
        <Picture of={of} slot="main" art={1} className="bp-f-tall" alt="item1.name" />
      </div>
    </Shell>
  );
}

/** One quotation beside a tall picture. */
export const portrait: Composition = {
  name: 'testimonials-portrait',
  View,
  slots: slots('eyebrow', 'title', ...itemSlots('item', 1, 'quote', 'name', 'role'), picture('main')),
};
