import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-aside">
      <div className="bp-wrap bp-aside">
        <Head of={of}>
          <Slot of={of} name="note" className="bp-small" />
        </Head>
        <ul className="bp-cols bp-logo-boxes" data-small="2">
          {items(of, 'partner').map((n) => (
            <li key={n}>
              <Partner of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** The title at one side, six marks on soft boxes at the other. */
export const aside: Composition = {
  name: 'logos-aside',
  View,
  slots: slots(...INTRO, 'note', longList('partner', 6, 'title', 'picture')),
};
