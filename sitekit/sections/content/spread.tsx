import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-spread">
      <div className="bp-wrap bp-con-spread" data-media={of.treatment.media}>
        <div>
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} className="bp-display" />
        </div>
        <div className="bp-con-columns">
          <Slot of={of} name="text" className="bp-prose" />
          <Slot of={of} name="more" className="bp-prose" />
          <Slot of={of} name="ending" className="bp-prose" />
        </div>
      </div>
    </Shell>
  );
}

/** A large title, and the text in two columns beside it. */
export const spread: Composition = {
  name: 'content-spread',
  View,
  slots: slots(...INTRO, 'more', 'ending'),
};
