import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { ItemText, Numeral } from '../../ui/item.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-steps">
      <div className="bp-wrap">
        <Opening of={of} look="row">
          <Action of={of} name="action" look="text" />
        </Opening>
        <ol className="bp-cols bp-steps" data-cols="4" data-gap="wide">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-stack">
              <Numeral n={n} />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Four services strung on a line. */
export const steps: Composition = {
  name: 'services-steps',
  View,
  slots: slots(...INTRO, 'action', longList('item', 4, 'title', 'text')),
};
