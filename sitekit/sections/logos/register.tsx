import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-register">
      <div className="bp-wrap">
        <Head of={of} />
        <ul className="bp-logo-register">
          {items(of, 'partner').map((n) => (
            <li key={n}>
              <Partner of={of} n={n} />
              <Slot of={of} name={`partner${n}.text`} as="span" className="bp-small" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A register of partners and what they do. */
export const register: Composition = {
  name: 'logos-register',
  View,
  slots: slots(...INTRO, longList('partner', 8, 'title', 'text', 'picture')),
};
