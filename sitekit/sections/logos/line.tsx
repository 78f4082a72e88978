import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Shell } from '../../ui/shell.js';
import { items, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-line">
      <div className="bp-wrap">
        <Title of={of} className="bp-small" />
        <ul className="bp-logo-line">
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

/** One quiet line of marks. */
export const line: Composition = {
  name: 'logos-line',
  View,
  slots: slots('title', longList('partner', 6, 'title', 'picture')),
};
