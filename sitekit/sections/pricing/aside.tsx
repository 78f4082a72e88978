import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { PlanAction, PlanName, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-aside">
      <div className="bp-wrap bp-aside">
        <Head of={of}>
          <PriceNote of={of} />
        </Head>
        <ul className="bp-cols" data-cols="2">
          {items(of, 'plan').map((n) => (
            <li key={n} className="bp-card bp-plan">
              <PlanName of={of} n={n} />
              <PlanPoints of={of} n={n} />
              <PlanPrice of={of} n={n} />
              <PlanAction of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** The title at one side, two plans at the other. */
export const aside: Composition = {
  name: 'pricing-aside',
  View,
  slots: slots(
    ...INTRO,
    'note',
    list('plan', 2, 'title', 'price', 'unit', 'text', 'action', 'point1', 'point2', 'point3', 'point4'),
  ),
};
