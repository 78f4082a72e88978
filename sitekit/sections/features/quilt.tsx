import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Opening } from '../../ui/opening.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-quilt">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <ul className="bp-quilt bp-lift">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <Picture of={of} slot={`picture${n}`} art={n + 1} alt={`item${n}.title`} />
              <div className="bp-stack">
                <ItemText of={of} n={n} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A chequered cloth of pictures and texts. */
export const quilt: Composition = {
  name: 'features-quilt',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text', 'picture')),
};
