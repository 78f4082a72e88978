import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { PriceList, priceSlots } from './price-list.js';
import { PriceNote } from './plan.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-menu">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <PriceList of={of} className="bp-menu-two" />
        <PriceNote of={of} />
      </div>
    </Shell>
  );
}

/** A price list in two columns, dots leading to the prices. */
export const menu: Composition = {
  name: 'pricing-menu',
  View,
  slots: slots(...INTRO, 'note', priceSlots(6)),
};
