import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { PictureStrip } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="newsletter-scene">
      <PictureStrip of={of} slot="main" />
      <div className="bp-wrap">
        <div className="bp-nl-card" data-tone={of.treatment.tone} data-media={of.treatment.media}>
          <Intro of={of} />
          <Subscribe of={of} look="stack" />
        </div>
      </div>
    </Shell>
  );
}

/** A card laid over a picture as wide as the page. */
export const scene: Composition = {
  name: 'newsletter-scene',
  View,
  slots: slots(...INTRO, ...SUBSCRIBE_SLOTS, picture('main')),
};
