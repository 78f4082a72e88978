import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="newsletter-letter">
      <div className="bp-wrap">
        <div className="bp-nl-letter" data-tone={of.treatment.tone === 'brand' ? 'plain' : undefined}>
          <span className="bp-nl-stamp">
            <Picture of={of} slot="main" art={3} />
          </span>
          <Intro of={of} />
          <Subscribe of={of} />
        </div>
      </div>
    </Shell>
  );
}

/** An envelope with a striped edge and a stamp. */
export const letter: Composition = {
  name: 'newsletter-letter',
  View,
  slots: slots(...INTRO, ...SUBSCRIBE_SLOTS, picture('main')),
};
