import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-letter">
      <div className="bp-wrap bp-letter">
        <div className="bp-letter-collage">
          <Picture of={of} slot="main" art={0} className="bp-letter-back" />
          <Picture of={of} slot="second" art={3} className="bp-letter-front" />
        </div>
        <div className="bp-letter-text">
          <Head of={of} />
        </div>
        <figure className="bp-letter-quote" data-tone={panelTone(of.treatment.tone)}>
          <Slot of={of} name="quote" as="blockquote" />
          <Slot of={of} name="signature" as="figcaption" />
        </figure>
      </div>
    </Shell>
  );
}

/** Two pictures laid over each other, the story, and a signed sentence. */
export const letter: Composition = {
  name: 'about-letter',
  View,
  texts: [...INTRO, 'quote', 'signature'],
  images: ['main', 'second'],
};
