import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots, video } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { PART_SLOTS, Parts } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-companion">
      <div className="bp-wrap bp-two bp-con-companion" data-media={of.treatment.media}>
        <div className="bp-flow">
          <Intro of={of} />
          <Parts of={of} />
        </div>
        <figure>
          <Picture of={of} slot="main" art={1} alt="caption" className="bp-shape" />
          <Slot of={of} name="caption" as="figcaption" className="bp-small" />
        </figure>
      </div>
    </Shell>
  );
}

/** A picture that stays while the text passes. */
export const companion: Composition = {
  name: 'content-companion',
  View,
  slots: slots(...INTRO, 'caption', PART_SLOTS, video('main')),
};
