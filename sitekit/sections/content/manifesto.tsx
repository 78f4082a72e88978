import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Title } from '../../ui/slot.js';
import { PART_SLOTS, Parts } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-manifesto">
      <div className="bp-wrap">
        <Title of={of} className="bp-eyebrow" />
        <div className="bp-con-manifesto">
          <Parts of={of} title="bp-display" />
        </div>
      </div>
    </Shell>
  );
}

/** Three sentences set so large that they are the picture. */
export const manifesto: Composition = {
  name: 'content-manifesto',
  View,
  slots: slots('title', PART_SLOTS),
};
