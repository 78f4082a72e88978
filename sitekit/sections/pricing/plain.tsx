import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Opening } from '../../ui/opening.js';
import { items } from '../../ui/slot.js';
import { PLAN_SLOTS, PlanAction, PlanName, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-plain">
      <div className="bp-wrap bp-plain-prices">
        <Opening of={of} look="start" />
        <ul>
          {items(of, 'plan').map((n) => (
            <li key={n}>
              <div className="bp-stack">
                <PlanName of={of} n={n} />
                <PlanAction of={of} n={n} />
              </div>
              <PlanPrice of={of} n={n} />
              <PlanPoints of={of} n={n} />
            </li>
          ))}
        </ul>
        <PriceNote of={of} />
      </div>
    </Shell>
  );
}

/** Very large prices between hairlines, nothing else. */
export const plain: Composition = {
  name: 'pricing-plain',
  View,
  slots: slots(...INTRO, 'note', PLAN_SLOTS),
};
