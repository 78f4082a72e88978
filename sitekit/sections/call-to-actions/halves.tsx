import type { Composition, SectionProps } from '../../section.types.js';
import { picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-halves">
      <div className="bp-cta-halves-grid">
        <div className="bp-cta-halves-words">
          <Title of={of} className="bp-display bp-display-small" />
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} />
        </div>
        <Picture of={of} slot="main" art={1} />
      </div>
    </Shell>
  );
}

/** Half colour, half picture, from edge to edge. */
export const halves: Composition = {
  name: 'cta-halves',
  View,
  slots: slots('title', 'text', 'primary', 'secondary', picture('main')),
};
