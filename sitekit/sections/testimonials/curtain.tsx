import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots, picture, slots } from '../../slots.js';
import { PictureStrip } from '../../ui/picture.js';
import { Person, Stars } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-curtain">
      <PictureStrip of={of} slot="main" />
      <div className="bp-wrap">
        <div className="bp-curtain bp-lift">
          <Title of={of} className="bp-eyebrow" />
          {of.texts['rating.text'] && <Stars />}
          <figure>
            <Slot of={of} name="item2.quote" as="blockquote" />
            <Person of={of} n={2} />
          </figure>
          <Slot of={of} name="rating.text" className="bp-small" />
        </div>
      </div>
    </Shell>
  );
}

/** A card that rises over a picture as wide as the page. */
export const curtain: Composition = {
  name: 'testimonials-curtain',
  View,
  slots: slots('title', 'rating.text', ...itemSlots('item', 2, 'quote', 'name', 'role').slice(3), picture('main')),
};
