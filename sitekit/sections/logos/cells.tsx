import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-cells">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-logo-cells">
          {items(of, 'partner').map((n) => (
            <li key={n}>
              <Partner of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Eight marks in cells parted by hairlines. */
export const cells: Composition = {
  name: 'logos-cells',
  View,
  slots: slots(...INTRO, longList('partner', 8, 'title', 'picture')),
};
