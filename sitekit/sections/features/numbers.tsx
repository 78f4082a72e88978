import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemText, Numeral } from '../../ui/item.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-numbers">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <ol className="bp-cols bp-numbers" data-gap="wide">
          {items(of, 'item').map((n) => (
            <li key={n} className="bp-stack">
              <Numeral n={n} className="bp-numeral-big" />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Six reasons under large numerals. */
export const numbers: Composition = {
  name: 'features-numbers',
  View,
  slots: slots(...INTRO, list('item', 6, 'title', 'text')),
};
