import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { FAVOURITE, PLAN_SLOTS, PlanAction, PlanBadge, PlanName, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-tiers">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-tiers">
          {items(of, 'plan').map((n) => (
            <li
              key={n}
              className="bp-card bp-plan"
              data-tone={n === FAVOURITE ? panelTone(of.treatment.tone) : undefined}
            >
              <PlanBadge of={of} n={n} />
              <PlanName of={of} n={n} />
              <PlanPrice of={of} n={n} />
              <PlanPoints of={of} n={n} />
              <PlanAction of={of} n={n} />
            </li>
          ))}
        </ul>
        <PriceNote of={of} />
      </div>
    </Shell>
  );
}

/** Three cards, the recommended one strong and raised. */
export const tiers: Composition = {
  name: 'pricing-tiers',
  View,
  slots: slots(...INTRO, 'note', 'badge', PLAN_SLOTS),
};
