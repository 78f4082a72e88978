import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-cards">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-grid bp-grid-3">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-card">
              <span className="bp-icon-box">
                <Icon name={itemIcon('services', of.trade, n - 1)} />
              </span>
              <SubTitle of={of} name={`item${n}.title`} />
              <Slot of={of} name={`item${n}.text`} className="bp-prose" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Six cards with icons. */
export const cards: Composition = {
  name: 'services-cards',
  View,
  slots: slots(...INTRO, longList('item', 6, 'title', 'text')),
};
