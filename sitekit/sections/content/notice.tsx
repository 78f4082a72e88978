import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-notice">
      <div className="bp-wrap">
        <div className="bp-con-notice" data-media={of.treatment.media}>
          <div className="bp-con-notice-text">
            <Intro of={of} />
            <Slot of={of} name="more" className="bp-prose" />
            <Action of={of} name="action" look="line" />
          </div>
          <aside data-tone={panelTone(of.treatment.tone)}>
            <span className="bp-ornament" data-ornament="arches" aria-hidden="true" />
            <Icon name="spark" />
            <Slot of={of} name="note" className="bp-con-tip" />
          </aside>
        </div>
      </div>
    </Shell>
  );
}

/** A text in a card, and the one thing to remember on a coloured leaf. */
export const notice: Composition = {
  name: 'content-notice',
  View,
  slots: slots(...INTRO, 'more', 'action', 'note'),
};
