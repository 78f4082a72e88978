import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots, video } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { Facts } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-half">
      <div className="bp-halves" data-media={of.treatment.media}>
        <div className="bp-half bp-flow">
          <Intro of={of} title="bp-display bp-display-small" />
          <Slot of={of} name="more" className="bp-prose" />
          <Facts of={of} />
        </div>
        <Picture of={of} slot="main" art={3} className="bp-half-pic" />
      </div>
    </Shell>
  );
}

/** Half the page text, half the page picture, nothing between. */
export const half: Composition = {
  name: 'content-half',
  View,
  slots: slots(...INTRO, 'more', list('fact', 3, 'title', 'text'), video('main')),
};
