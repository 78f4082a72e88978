import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { SidePoints } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-tower">
      <div className="bp-wrap bp-sides-tower" data-media={of.treatment.media}>
        <div className="bp-flow">
          <Intro of={of} title="bp-display bp-display-small" />
          <SidePoints of={of} />
          <Action of={of} name="action" />
        </div>
        <div className="bp-sides-pair">
          <Picture of={of} slot="main" art={0} className="bp-shape" />
          <Picture of={of} slot="second" art={1} className="bp-shape" />
        </div>
      </div>
    </Shell>
  );
}

/** One side words and three points, the other two pictures at different heights. */
export const tower: Composition = {
  name: 'turns-tower',
  View,
  slots: slots(...INTRO, 'action', list('point', 3, 'title'), picture('main'), picture('second')),
};
