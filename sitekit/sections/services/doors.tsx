import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-doors">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-cols" data-cols="4">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-stack bp-door" data-align="center">
              <ItemIcon of={of} kind="services" n={n} look="star" />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Four doors under round arches, each with a star over its text. */
export const doors: Composition = {
  name: 'services-doors',
  View,
  slots: slots(...INTRO, longList('item', 4, 'title', 'text')),
};
