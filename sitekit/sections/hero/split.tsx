import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-split">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-hero-text">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} className="bp-display" />
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} />
          <Slot of={of} name="note" className="bp-small" />
        </div>
        <div className="bp-hero-frame">
          <Picture of={of} slot="main" art={0} />
          {hasText(of, 'badge.title', 'badge.text') && (
            <div className="bp-float" data-tone="plain">
              <span className="bp-icon-box">
                <Icon name="check" />
              </span>
              <div>
                <Slot of={of} name="badge.title" as="strong" />
                <Slot of={of} name="badge.text" as="span" />
              </div>
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** Text beside a tall picture with a small card over its edge. */
export const split: Composition = {
  name: 'hero-split',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', 'note', 'badge.title', 'badge.text', picture('main')),
};
