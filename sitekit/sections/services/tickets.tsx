import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { ItemText, Numeral } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-tickets">
      <div className="bp-wrap">
        <Head of={of} />
        <ol className="bp-tickets">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-tile">
              <Picture of={of} slot={`picture${n}`} art={n + 2} alt={`item${n}.title`} />
              <div className="bp-stack">
                <Numeral n={n} />
                <ItemText of={of} n={n} title="bp-title bp-title-small" text="bp-lead" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Three wide cards, the picture filling one end. */
export const tickets: Composition = {
  name: 'services-tickets',
  View,
  slots: slots(...INTRO, longList('item', 3, 'title', 'text', 'picture')),
};
