import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Figures } from '../../ui/hero-words.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

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
        <Figures of={of} className="bp-figures" />
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
