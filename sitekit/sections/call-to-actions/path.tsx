import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { list, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, SubTitle, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-path">
      <div className="bp-wrap">
        <div className="bp-path-head">
          <Title of={of} />
          <Action of={of} name="primary" />
        </div>
        <ol className="bp-path">
          {items(of, 'step').map((n) => (
            <li key={n}>
              <span className="bp-path-no" aria-hidden="true">
                {toPersianDigits(n)}
              </span>
              <SubTitle of={of} name={`step${n}.title`} />
              <Slot of={of} name={`step${n}.text`} className="bp-prose" />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Three steps joined by a path, the button above. */
export const path: Composition = {
  name: 'cta-path',
  View,
  slots: slots('title', 'primary', list('step', 3, 'title', 'text')),
};
