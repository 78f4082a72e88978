import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, slots } from '../../slots.js';
import { broadPanelTone, Shell } from '../../ui/shell.js';
import { Head, SubTitle } from '../../ui/slot.js';
import { PlanAction, PlanBadge, PlanPoints, PlanPrice, PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-offer">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-stack">
          <Head of={of} />
          <PriceNote of={of} />
        </div>
        <div className="bp-panel bp-offer" data-tone={broadPanelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <PlanBadge of={of} n={2} />
          <SubTitle of={of} name="plan2.title" />
          <PlanPrice of={of} n={2} />
          <PlanPoints of={of} n={2} />
          <PlanAction of={of} n={2} />
        </div>
      </div>
    </Shell>
  );
}

/** One offer on a strong panel, its reason beside it. */
export const offer: Composition = {
  name: 'pricing-offer',
  View,
  slots: slots(
    ...INTRO,
    'note',
    'badge',
    ...itemSlots('plan', 2, 'title', 'price', 'unit', 'action', 'point1', 'point2', 'point3', 'point4').slice(8),
  ),
};
