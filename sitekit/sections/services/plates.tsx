import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Opening } from '../../ui/opening.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-plates">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
      </div>
      <ul className="bp-plates">
        {items(of, 'item').map((n) => (
          <li key={n}>
            <Picture of={of} slot={`picture${n}`} art={n} alt={`item${n}.title`} />
            <div className="bp-plate">
              <ItemText of={of} n={n} />
            </div>
          </li>
        ))}
      </ul>
    </Shell>
  );
}

/** Three pictures from edge to edge, each with a plate at its foot. */
export const plates: Composition = {
  name: 'services-plates',
  View,
  slots: slots(...INTRO, longList('item', 3, 'title', 'text', 'picture')),
};
