import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { PLAN_SLOTS, PlanAction, PlanName, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-rows">
      <div className="bp-wrap">
        <Head of={of} />
        <ul className="bp-plan-rows">
          {items(of, 'plan').map((n) => (
            <li key={n} className="bp-tile">
              <div className="bp-stack">
                <PlanName of={of} n={n} />
              </div>
              <PlanPoints of={of} n={n} />
              <div className="bp-stack">
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

/** Three lying cards: name, what is in it, price. */
export const rows: Composition = {
  name: 'pricing-rows',
  View,
  slots: slots(...INTRO, 'note', PLAN_SLOTS),
};
