import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Opening } from '../../ui/opening.js';
import { items } from '../../ui/slot.js';
import { PLAN_SLOTS, PlanAction, PlanName, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-coupons">
      <div className="bp-wrap">
        <Opening of={of} look="center" />
        <ul className="bp-cols">
          {items(of, 'plan').map((n) => (
            <li key={n} className="bp-coupon">
              <div className="bp-stack" data-align="center">
                <PlanName of={of} n={n} />
                <PlanPoints of={of} n={n} />
              </div>
              <div className="bp-stack" data-align="center">
                <PlanPrice of={of} n={n} />
                <PlanAction of={of} n={n} />
              </div>
            </li>
          ))}
        </ul>
        <PriceNote of={of} />
      </div>
    </Shell>
  );
}

/** Three coupons with a stub to tear off. */
export const coupons: Composition = {
  name: 'pricing-coupons',
  View,
  slots: slots(...INTRO, 'note', PLAN_SLOTS),
};
