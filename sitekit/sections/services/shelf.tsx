import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { PictureStrip } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-shelf">
      <div className="bp-wrap">
        <Head of={of} align="center" />
      </div>
      <PictureStrip of={of} slot="main" />
      <div className="bp-wrap">
        <ul className="bp-cols">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-card">
              <ItemIcon of={of} kind="services" n={n} />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A picture as wide as the page, three cards leaning over its lower edge. */
export const shelf: Composition = {
  name: 'services-shelf',
  View,
  slots: slots(...INTRO, list('item', 3, 'title', 'text'), picture('main')),
};
