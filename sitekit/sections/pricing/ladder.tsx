import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { PLAN_SLOTS, PlanAction, PlanName, PlanPoints, PlanPrice } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-ladder">
      <div className="bp-wrap">
        <Head of={of} />
        <ol className="bp-ladder">
          {items(of, 'plan').map((n) => (
            <li key={n} className="bp-card bp-plan" data-tone={n === 3 ? panelTone(of.treatment.tone) : undefined}>
              <PlanName of={of} n={n} />
              <PlanPrice of={of} n={n} />
              <PlanPoints of={of} n={n} />
              <PlanAction of={of} n={n} strong={n === 3} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Three plans that rise step by step; the highest is strong. */
export const ladder: Composition = {
  name: 'pricing-ladder',
  View,
  slots: slots(...INTRO, PLAN_SLOTS),
};
