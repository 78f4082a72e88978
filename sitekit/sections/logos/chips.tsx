import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-chips">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-logo-chips">
          {items(of, 'partner').map((n) => (
            <li key={n} className="bp-lift">
              <Partner of={of} n={n} />
            </li>
          ))}
        </ul>
        <Slot of={of} name="note" className="bp-small bp-logo-note" />
      </div>
    </Shell>
  );
}

/** Marks on round chips that flow. */
export const chips: Composition = {
  name: 'logos-chips',
  View,
  slots: slots(...INTRO, 'note', longList('partner', 8, 'title', 'picture')),
};
