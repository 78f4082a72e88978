import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { PictureStrip } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-panorama">
      <PictureStrip of={of} slot="main" />
      <div className="bp-wrap bp-con-under" data-media={of.treatment.media}>
        <Intro of={of} lead={false} />
        <div className="bp-flow">
          <Slot of={of} name="text" className="bp-lead" />
          <Slot of={of} name="more" className="bp-prose" />
        </div>
      </div>
    </Shell>
  );
}

/** A picture from edge to edge, the text under it. */
export const panorama: Composition = {
  name: 'content-panorama',
  View,
  slots: slots(...INTRO, 'more', picture('main')),
};
