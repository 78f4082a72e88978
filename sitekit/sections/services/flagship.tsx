import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-flagship">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-flagship">
          <article className="bp-flagship-main" data-tone={panelTone(of.treatment.tone)}>
            <Picture of={of} slot="main" art={0} alt="item1.title" />
            <div>
              <SubTitle of={of} name="item1.title" className="bp-title" />
              <Slot of={of} name="item1.text" className="bp-lead" />
              <Action of={of} name="action" />
            </div>
          </article>
          <ul className="bp-flagship-rest">
            {items(of, 'item', 5)
              .filter((n) => n > 1)
              .map((n) => (
                <li key={n} className="bp-card">
                  <span className="bp-icon-box">
                    <Icon name={itemIcon('services', of.trade, n - 1)} />
                  </span>
                  <SubTitle of={of} name={`item${n}.title`} />
                  <Slot of={of} name={`item${n}.text`} className="bp-prose" />
                </li>
              ))}
          </ul>
        </div>
      </div>
    </Shell>
  );
}

/** One service large with its picture, four small beside it. */
export const flagship: Composition = {
  name: 'services-flagship',
  View,
  texts: [...INTRO, 'action', ...itemSlots('item', 5, 'title', 'text')],
  images: ['main'],
};
