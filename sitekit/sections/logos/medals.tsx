import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { PartnerMark } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-medals">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-medals">
          {items(of, 'partner').map((n) => (
            <li key={n} className="bp-stack" data-align="center">
              <span className="bp-medal">
                <PartnerMark of={of} n={n} />
              </span>
              <Slot of={of} name={`partner${n}.title`} as="strong" />
              <Slot of={of} name={`partner${n}.text`} className="bp-small" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Five marks on eight-pointed medals. */
export const medals: Composition = {
  name: 'logos-medals',
  View,
  slots: slots(...INTRO, longList('partner', 5, 'title', 'text', 'picture')),
};
