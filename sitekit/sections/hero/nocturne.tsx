import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-nocturne">
      <div className="bp-wrap">
        <div className="bp-nocturne-text">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} className="bp-display" />
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} second="text" />
        </div>
        <dl className="bp-figures">
          {items(of, 'stat').map((n) => (
            <div key={n}>
              <Slot of={of} name={`stat${n}.text`} as="dt" />
              <Slot of={of} name={`stat${n}.title`} as="dd" />
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** Dark, patterned, no picture: words and four figures. */
export const nocturne: Composition = {
  name: 'hero-nocturne',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', { ...list('stat', 4, 'title', 'text'), max: 4 }),
};
