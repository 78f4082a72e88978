import type { Composition, SectionProps } from '../../section.types.js';
import { picture, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="cta-horizon">
      <div className="bp-wrap bp-cta-horizon-row">
        <Title of={of} className="bp-display bp-display-large" />
        <div className="bp-cta-horizon-end">
          <Slot of={of} name="text" className="bp-lead" />
          <Action of={of} name="primary" />
        </div>
      </div>
      <Picture of={of} slot="main" art={0} wide className="bp-cta-horizon-pic" />
    </Shell>
  );
}

/** A very large sentence over a wide picture at the foot of the page. */
export const horizon: Composition = {
  name: 'cta-horizon',
  View,
  slots: slots('title', 'text', 'primary', picture('main')),
};
