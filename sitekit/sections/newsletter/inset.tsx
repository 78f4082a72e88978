import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="newsletter-inset">
      <div className="bp-wrap">
        <div className="bp-inset" data-media={of.treatment.media} data-tone={panelTone(of.treatment.tone)}>
          <div className="bp-inset-text">
            <Intro of={of} />
            <Subscribe of={of} look="stack" />
          </div>
          <Picture of={of} slot="main" art={2} className="bp-inset-pic" />
        </div>
      </div>
    </Shell>
  );
}

/** A coloured panel, half picture and half form. */
export const inset: Composition = {
  name: 'newsletter-inset',
  View,
  slots: slots(...INTRO, ...SUBSCRIBE_SLOTS, picture('main')),
};
