import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Action, hasAction } from '../../ui/action.js';
import { PictureStrip } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-editorial">
      <div className="bp-wrap">
        <Title of={of} className="bp-display bp-display-large" />
        <div className="bp-editorial-row">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Slot of={of} name="text" className="bp-lead" />
          {(hasAction(of, 'primary') || hasText(of, 'note')) && (
            <div className="bp-editorial-action">
              <Action of={of} name="primary" look="text" />
              <Slot of={of} name="note" className="bp-small" />
            </div>
          )}
        </div>
      </div>
      <PictureStrip of={of} slot="main" />
    </Shell>
  );
}

/** A headline as wide as the page, three short columns, a picture from edge to edge. */
export const editorial: Composition = {
  name: 'hero-editorial',
  View,
  slots: slots(...INTRO, 'primary', 'note', picture('main')),
};
