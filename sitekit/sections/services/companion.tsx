import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots, video } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-companion">
      <div className="bp-wrap bp-companion" data-media={of.treatment.media}>
        <Picture of={of} slot="main" art={2} className="bp-companion-pic" />
        <div>
          <Head of={of} />
          <ul className="bp-companion-list">
            {items(of, 'item').map((n) => (
              <li key={n}>
                <Icon name={itemIcon('services', of.trade, n - 1)} />
                <div>
                  <SubTitle of={of} name={`item${n}.title`} />
                  <Slot of={of} name={`item${n}.text`} className="bp-prose" />
                </div>
              </li>
            ))}
          </ul>
          <Action of={of} name="action" />
        </div>
      </div>
    </Shell>
  );
}

/** A picture the height of the section, and a list of four beside it. */
export const companion: Composition = {
  name: 'services-companion',
  View,
  slots: slots(...INTRO, 'action', list('item', 4, 'title', 'text'), video('main')),
};
