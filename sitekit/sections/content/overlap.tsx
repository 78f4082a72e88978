import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-overlap">
      <div className="bp-wrap bp-lap" data-media={of.treatment.media}>
        <Picture of={of} slot="main" art={0} className="bp-shape" />
        <div className="bp-card bp-lap-card">
          <Intro of={of} />
          <Slot of={of} name="more" className="bp-prose" />
          <Action of={of} name="action" look="text" />
        </div>
      </div>
    </Shell>
  );
}

/** A card of text laid over the edge of a large picture. */
export const overlap: Composition = {
  name: 'content-overlap',
  View,
  slots: slots(...INTRO, 'more', 'action', picture('main')),
};
