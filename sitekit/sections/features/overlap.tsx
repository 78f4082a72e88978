import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-overlap">
      <div className="bp-wrap bp-overlap">
        <Picture of={of} slot="main" art={0} />
        <div className="bp-panel bp-lift">
          <Head of={of} />
          <ul className="bp-cells">
            {items(of, 'item').map((n) => (
              <li key={n} className="bp-stack">
                <Icon name="check" />
                <ItemText of={of} n={n} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  );
}

/** A large picture with a panel of reasons leaning over its edge. */
export const overlap: Composition = {
  name: 'features-overlap',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text'), picture('main')),
};
