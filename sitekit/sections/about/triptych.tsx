import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Checks } from '../../ui/checks.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-triptych">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div>
          <Head of={of} />
          <Slot of={of} name="more" className="bp-prose bp-after" />
          <Checks of={of} />
        </div>
        <div className="bp-about-pics">
          <Picture of={of} slot="main" art={0} className="bp-shape" />
          <Picture of={of} slot="second" art={1} />
          <Picture of={of} slot="third" art={2} />
        </div>
      </div>
    </Shell>
  );
}

/** The story beside three pictures: one tall, two stepped. */
export const triptych: Composition = {
  name: 'about-triptych',
  View,
  slots: slots(...INTRO, 'more', list('point', 3, 'title'), picture('main'), picture('second'), picture('third')),
};
