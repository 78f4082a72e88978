import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots, video } from '../../slots.js';
import { Figures } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-facts">
      <div className="bp-wrap bp-about-table">
        <div className="bp-facts-words">
          <Head of={of} />
          <Slot of={of} name="more" className="bp-prose" />
        </div>
        <div className="bp-facts-side">
          <Picture of={of} slot="main" art={2} className="bp-shape" />
          <Figures of={of} className="bp-facts-rows" />
        </div>
      </div>
    </Shell>
  );
}

/** The story, and beside it a picture over a table of figures. */
export const facts: Composition = {
  name: 'about-facts',
  View,
  slots: slots(...INTRO, 'more', list('stat', 4, 'title', 'text'), video('main')),
};
