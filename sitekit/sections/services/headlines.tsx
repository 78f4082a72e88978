import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-headlines">
      <div className="bp-wrap">
        <div className="bp-headlines-top">
          <Title of={of} className="bp-eyebrow" />
          <Slot of={of} name="text" className="bp-small" />
        </div>
        <ul className="bp-rows bp-headlines">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <ItemText of={of} n={n} title="bp-headline" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** The names of the services as headlines, one under another. */
export const headlines: Composition = {
  name: 'services-headlines',
  View,
  slots: slots('title', 'text', longList('item', 6, 'title', 'text')),
};
