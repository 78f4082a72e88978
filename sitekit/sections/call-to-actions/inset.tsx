import type { Composition, SectionProps } from '../../section.types.js';
import { picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-inset">
      <div className="bp-wrap">
        <div className="bp-inset" data-tone="ink" data-media={of.treatment.media}>
          <div className="bp-inset-text">
            <Title of={of} />
            <Slot of={of} name="text" className="bp-lead" />
            <Actions of={of} second="text" />
          </div>
          <Picture of={of} slot="main" art={3} className="bp-inset-pic bp-inset-shape" />
        </div>
      </div>
    </Shell>
  );
}

/** A dark card inside the page, half of it a picture. */
export const inset: Composition = {
  name: 'cta-inset',
  View,
  slots: slots('title', 'text', 'primary', 'secondary', picture('main')),
};
