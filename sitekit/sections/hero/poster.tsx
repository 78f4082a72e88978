import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-poster">
      <div className="bp-wrap bp-poster">
        <div className="bp-poster-top">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Slot of={of} name="note" className="bp-small" />
        </div>
        <Title of={of} className="bp-display bp-display-large" />
        <div className="bp-poster-words">
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} />
        </div>
        <div className="bp-poster-pics">
          <Picture of={of} slot="main" art={0} />
          <Picture of={of} slot="second" art={1} />
          <Picture of={of} slot="third" art={2} />
        </div>
      </div>
    </Shell>
  );
}

/** A headline like a poster, and three pictures cut as arch, circle and square. */
export const poster: Composition = {
  name: 'hero-poster',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', 'note', picture('main'), picture('second'), picture('third')),
};
