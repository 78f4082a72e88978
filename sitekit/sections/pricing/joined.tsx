import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Opening } from '../../ui/opening.js';
import { items } from '../../ui/slot.js';
import { PLAN_SLOTS, PlanAction, PlanName, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-joined">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <ul className="bp-joined">
          {items(of, 'plan').map((n) => (
            <li key={n} className="bp-plan">
              <PlanPrice of={of} n={n} />
              <PlanName of={of} n={n} />
              <PlanAction of={of} n={n} />
              <PlanPoints of={of} n={n} />
            </li>
          ))}
        </ul>
        <PriceNote of={of} />
      </div>
    </Shell>
  );
}

/** Three open columns parted by lines, the price first. */
export const joined: Composition = {
  name: 'pricing-joined',
  View,
  slots: slots(...INTRO, 'note', PLAN_SLOTS),
};
