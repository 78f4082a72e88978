import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Signed } from '../../ui/checks.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-panorama">
      <Picture of={of} slot="main" art={1} wide className="bp-vista-pic" />
      <div className="bp-wrap">
        <div className="bp-vista">
          <Head of={of} lead={false} />
          <div className="bp-vista-words">
            <Slot of={of} name="text" className="bp-lead" />
            <Slot of={of} name="more" className="bp-prose" />
            <Signed of={of} className="bp-signed" />
          </div>
        </div>
      </div>
    </Shell>
  );
}

/** A picture as wide as the page, the story on a card that rises into it. */
export const panorama: Composition = {
  name: 'about-panorama',
  View,
  slots: slots(...INTRO, 'more', 'quote', 'signature', picture('main')),
};
