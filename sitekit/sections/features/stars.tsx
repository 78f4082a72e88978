import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-stars">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-stars-row">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-stack" data-align="center">
              <ItemIcon of={of} kind="features" n={n} look="star" />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Five icons on eight-pointed stars: three over two. */
export const stars: Composition = {
  name: 'features-stars',
  View,
  slots: slots(...INTRO, list('item', 5, 'title', 'text')),
};
