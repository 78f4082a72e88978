import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-pillars">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-cols bp-pillars" data-cols="4">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-stack">
              <ItemIcon of={of} kind="services" n={n} look="disc" />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Four tall columns parted by lines, the icon at the head and the text at the foot. */
export const pillars: Composition = {
  name: 'services-pillars',
  View,
  slots: slots(...INTRO, longList('item', 4, 'title', 'text')),
};
