import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots, video } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { SidePoints } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-halves">
      <div className="bp-halves" data-media={of.treatment.media}>
        <div className="bp-half bp-flow">
          <Intro of={of} />
          <SidePoints of={of} />
          <Action of={of} name="action" look="line" />
        </div>
        <Picture of={of} slot="main" art={2} className="bp-half-pic" />
      </div>
    </Shell>
  );
}

/** Half words, half picture, to the very edge. */
export const halves: Composition = {
  name: 'turns-halves',
  View,
  slots: slots(...INTRO, 'action', list('point', 3, 'title'), video('main')),
};
