import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-lattice">
      <div className="bp-wrap bp-lattice">
        <Head of={of} />
        <ul>
          {items(of, 'item').map((n) => (
            <li key={n}>
              <Icon name="check" />
              <SubTitle of={of} name={`item${n}.title`} />
              <Slot of={of} name={`item${n}.text`} className="bp-prose" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** The title at one side, six cells divided by hairlines at the other. */
export const lattice: Composition = {
  name: 'features-lattice',
  View,
  slots: slots(...INTRO, list('item', 6, 'title', 'text')),
};
