import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Opening } from '../../ui/opening.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  const numbers = items(of, 'item');
  const [first, second, ...rest] = numbers;
  const large = [first, second].filter((n) => n !== undefined);
  return (
    <Shell of={of} name="services-duo">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <ul className="bp-cols" data-cols="2">
          {large.map((n) => (
            <li key={n} className="bp-tile bp-duo">
              <Picture of={of} slot={n === first ? 'main' : 'second'} art={n} alt={`item${n}.title`} />
              <div className="bp-stack">
                <ItemText of={of} n={n} title="bp-title bp-title-small" />
              </div>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <ul className="bp-cols bp-duo-rest" data-cols="4">
            {rest.map((n) => (
              <li key={n} className="bp-stack">
                <ItemIcon of={of} kind="services" n={n} look="bare" />
                <ItemText of={of} n={n} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Shell>
  );
}

/** Two services large with pictures, four quiet ones under them. */
export const duo: Composition = {
  name: 'services-duo',
  View,
  slots: slots(...INTRO, list('item', 6, 'title', 'text'), picture('main'), picture('second')),
};
