import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, picture, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-bento">
      <div className="bp-wrap">
        <Head of={of} />
        <ul className="bp-service-bento">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-tile" data-tone={n === 4 ? panelTone(of.treatment.tone) : undefined}>
              {n === 1 && <Picture of={of} slot="main" art={3} alt="item1.title" />}
              <div className="bp-stack">
                {n > 1 && <ItemIcon of={of} kind="services" n={n} />}
                <ItemText of={of} n={n} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Six tiles of unlike sizes; the first carries a picture, the fourth the brand. */
export const bento: Composition = {
  name: 'services-bento',
  View,
  slots: slots(...INTRO, longList('item', 6, 'title', 'text'), picture('main')),
};
