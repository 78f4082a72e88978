import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-rows">
      <div className="bp-wrap bp-aside">
        <Head of={of} />
        <ul className="bp-rows bp-feature-rows">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <ItemIcon of={of} kind="features" n={n} look="disc" />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** The title at one side; rows of icon, heading and text at the other. */
export const rows: Composition = {
  name: 'features-rows',
  View,
  slots: slots(...INTRO, list('item', 5, 'title', 'text')),
};
