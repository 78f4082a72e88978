import type { Composition, SectionProps } from '../../section.types.js';
import { list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { items, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-ribbon">
      <div className="bp-wrap">
        <Title of={of} className="bp-eyebrow" />
        <ul className="bp-ribbon bp-lift">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-item">
              <ItemIcon of={of} kind="features" n={n} look="bare" />
              <div>
                <ItemText of={of} n={n} text="bp-small" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** One quiet band of four reasons. */
export const ribbon: Composition = {
  name: 'features-ribbon',
  View,
  slots: slots('title', list('item', 4, 'title', 'text')),
};
