import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-ledger">
      <div className="bp-wrap">
        <div className="bp-ledger-head">
          <div className="bp-head" data-align="start">
            <Slot of={of} name="eyebrow" className="bp-eyebrow" />
            <Title of={of} />
          </div>
          <div>
            <Slot of={of} name="text" className="bp-lead" />
            <Action of={of} name="action" look="text" />
          </div>
        </div>
        <ol className="bp-ledger">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <span className="bp-ledger-no" aria-hidden="true">
                {toPersianDigits(`0${n}`)}
              </span>
              <SubTitle of={of} name={`item${n}.title`} />
              <Slot of={of} name={`item${n}.text`} className="bp-prose" />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Numbered rows between hairlines, as in a contents page. */
export const ledger: Composition = {
  name: 'services-ledger',
  View,
  slots: slots(...INTRO, 'action', longList('item', 5, 'title', 'text')),
};
