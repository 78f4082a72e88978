import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-columns">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-feature-columns">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <span className="bp-icon-disc">
                <Icon name={itemIcon('features', of.trade, n - 1)} />
              </span>
              <SubTitle of={of} name={`item${n}.title`} />
              <Slot of={of} name={`item${n}.text`} className="bp-prose" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Six centred reasons without boxes. */
export const columns: Composition = {
  name: 'features-columns',
  View,
  slots: slots(...INTRO, list('item', 6, 'title', 'text')),
};
