import { LISTS } from '#core/limits/limits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { PriceList, priceSlots } from './price-list.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-pictured">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div>
          <Head of={of} />
          <PriceList of={of} />
        </div>
        <Picture of={of} slot="main" art={0} className="bp-f-arch" />
      </div>
    </Shell>
  );
}

/** A price list beside an arched picture. */
export const pictured: Composition = {
  name: 'pricing-pictured',
  View,
  slots: slots(...INTRO, { ...priceSlots(5), max: LISTS.maxItems }, picture('main')),
};
