import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots, video } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-checklist">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div>
          <Head of={of} />
          <ul className="bp-cells">
            {items(of, 'item').map((n) => (
              <li key={n} className="bp-item">
                <span className="bp-tick">
                  <Icon name="check" />
                </span>
                <div>
                  <ItemText of={of} n={n} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Picture of={of} slot="main" art={1} className="bp-f-leaf" />
      </div>
    </Shell>
  );
}

/** Four ticked points beside a leaf-shaped picture. */
export const checklist: Composition = {
  name: 'features-checklist',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text'), video('main')),
};
