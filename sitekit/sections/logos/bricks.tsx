import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-bricks">
      <div className="bp-wrap">
        <div className="bp-head" data-align="start">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
          <Slot of={of} name="text" className="bp-lead" />
        </div>
      </div>
      <ul className="bp-bricks">
        {items(of, 'partner').map((n) => (
          <li key={n}>
            <Partner of={of} n={n} />
          </li>
        ))}
      </ul>
    </Shell>
  );
}

/** Two courses of bricks from edge to edge. */
export const bricks: Composition = {
  name: 'logos-bricks',
  View,
  slots: slots(...INTRO, longList('partner', 8, 'title', 'picture')),
};
