import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Signed } from '../../ui/checks.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

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
        <Signed of={of} className="bp-letter-quote" tone={panelTone(of.treatment.tone)} />
      </div>
    </Shell>
  );
}

/** Two pictures laid over each other, the story, and a signed sentence. */
export const letter: Composition = {
  name: 'about-letter',
  View,
  slots: slots(...INTRO, 'quote', 'signature', picture('main'), picture('second')),
};
