import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { PartnerMark } from '../../ui/partner.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-cards">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <ul className="bp-cols" data-cols="4" data-small="2">
          {items(of, 'partner').map((n) => (
            <li key={n} className="bp-card bp-logo-card">
              <PartnerMark of={of} n={n} />
              <Slot of={of} name={`partner${n}.title`} as="strong" />
              <Slot of={of} name={`partner${n}.text`} className="bp-small" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Eight cards: the mark, the name, the trade. */
export const cards: Composition = {
  name: 'logos-cards',
  View,
  slots: slots(...INTRO, longList('partner', 8, 'title', 'text', 'picture')),
};
