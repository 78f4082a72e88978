import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  const [first = 1, ...rest] = items(of, 'item');
  return (
    <Shell of={of} name="services-flagship">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-flagship">
          <article className="bp-flagship-main" data-tone={panelTone(of.treatment.tone)}>
            <Picture of={of} slot="main" art={0} alt={`item${first}.title`} />
            <div>
              <SubTitle of={of} name={`item${first}.title`} className="bp-title" />
              <Slot of={of} name={`item${first}.text`} className="bp-lead" />
              <Action of={of} name="action" />
            </div>
          </article>
          {rest.length > 0 && (
            <ul className="bp-flagship-rest">
              {rest.map((n) => (
                <li key={n} className="bp-card">
                  <span className="bp-icon-box">
                    <Icon name={itemIcon('services', of.trade, n - 1)} />
                  </span>
                  <SubTitle of={of} name={`item${n}.title`} />
                  <Slot of={of} name={`item${n}.text`} className="bp-prose" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** One service large with its picture, four small beside it. */
export const flagship: Composition = {
  name: 'services-flagship',
  View,
  slots: slots(...INTRO, 'action', list('item', 5, 'title', 'text'), picture('main')),
};
