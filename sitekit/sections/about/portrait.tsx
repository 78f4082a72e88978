import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Checks } from '../../ui/checks.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-portrait">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div>
          <Head of={of} />
          <Slot of={of} name="more" className="bp-prose" />
          <Checks of={of} />
        </div>
        <div className="bp-arched">
          <Picture of={of} slot="main" art={1} />
        </div>
      </div>
    </Shell>
  );
}

/** The story beside an arched picture, with three points ticked. */
export const portrait: Composition = {
  name: 'about-portrait',
  View,
  slots: slots(...INTRO, 'more', list('point', 3, 'title'), picture('main')),
};
