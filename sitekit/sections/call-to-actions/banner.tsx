import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-banner">
      <div className="bp-wrap">
        <div className="bp-head" data-align="center">
          <Title of={of} className="bp-display bp-display-small" />
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} />
        </div>
      </div>
    </Shell>
  );
}

/** A coloured band, everything centred. */
export const banner: Composition = {
  name: 'cta-banner',
  View,
  slots: slots('title', 'text', 'primary', 'secondary'),
};
