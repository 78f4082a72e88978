import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { PriceList, priceSlots } from './price-list.js';
import { PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-board">
      <div className="bp-wrap">
        <div className="bp-board bp-lift">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
          <Slot of={of} name="text" className="bp-prose" />
          <PriceList of={of} />
          <PriceNote of={of} />
        </div>
      </div>
    </Shell>
  );
}

/** A framed board, as it hangs over a counter. */
export const board: Composition = {
  name: 'pricing-board',
  View,
  slots: slots(...INTRO, 'note', priceSlots(6)),
};
