import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-collage">
      <div className="bp-wrap bp-con-collage" data-media={of.treatment.media}>
        <Picture of={of} slot="main" art={0} className="bp-shape" />
        <div className="bp-con-collage-text">
          <Intro of={of} />
          <Slot of={of} name="more" className="bp-prose" />
        </div>
        <Picture of={of} slot="second" art={1} className="bp-shape" />
        <Picture of={of} slot="third" art={3} className="bp-shape" />
      </div>
    </Shell>
  );
}

/** Three pictures of three sizes around a text. */
export const collage: Composition = {
  name: 'content-collage',
  View,
  slots: slots(...INTRO, 'more', picture('main'), picture('second'), picture('third')),
};
