import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-stage">
      <div className="bp-wrap">
        <div className="bp-head" data-align="center">
          <Slot of={of} name="eyebrow" className="bp-eyebrow bp-eyebrow-chip" />
          <Title of={of} className="bp-display" />
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} />
          <Slot of={of} name="note" className="bp-small" />
        </div>
        <div className="bp-stage">
          <Picture of={of} slot="second" art={1} className="bp-stage-side" />
          <Picture of={of} slot="main" art={0} className="bp-stage-main" />
          <Picture of={of} slot="third" art={2} className="bp-stage-side" />
        </div>
      </div>
    </Shell>
  );
}

/** Everything centred over three pictures that rise like a stage. */
export const stage: Composition = {
  name: 'hero-stage',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', 'note', picture('main'), picture('second'), picture('third')),
};
