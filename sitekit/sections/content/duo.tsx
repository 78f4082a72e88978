import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { Facts, Saying } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-duo">
      <div className="bp-wrap bp-con-duo" data-media={of.treatment.media}>
        <div className="bp-tile bp-con-tile">
          <Intro of={of} />
          <Facts of={of} />
        </div>
        <div className="bp-tile bp-con-tile" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <Saying of={of} className="bp-con-quote" />
          <Slot of={of} name="more" className="bp-prose" />
          <Action of={of} name="action" />
        </div>
      </div>
    </Shell>
  );
}

/** Two tall cards: what is so, and what we say about it. */
export const duo: Composition = {
  name: 'content-duo',
  View,
  slots: slots(...INTRO, 'more', 'quote', 'signature', 'action', list('fact', 3, 'title', 'text')),
};
