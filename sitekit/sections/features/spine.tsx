import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-spine">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ol className="bp-spine">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <ItemIcon of={of} kind="features" n={n} look="disc" />
              <div className="bp-stack">
                <ItemText of={of} n={n} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Reasons hanging left and right of a line. */
export const spine: Composition = {
  name: 'features-spine',
  View,
  slots: slots(...INTRO, list('item', 5, 'title', 'text')),
};
