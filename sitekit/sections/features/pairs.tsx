import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-pairs">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-cols" data-cols="2">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-tile bp-pair-tile">
              <div className="bp-stack">
                <ItemText of={of} n={n} title="bp-title bp-title-small" />
              </div>
              <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.title`} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Four large tiles, the picture growing out of the lower edge. */
export const pairs: Composition = {
  name: 'features-pairs',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text', 'picture')),
};
