import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Title } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-board">
      <div className="bp-wrap">
        <Title of={of} />
      </div>
      <div className="bp-sides bp-sides-board" data-media={of.treatment.media}>
        {items(of, 'side').map((n) => (
          <div key={n}>
            <SidePicture of={of} n={n} className="bp-side-fill" />
            <SideText of={of} n={n} />
          </div>
        ))}
      </div>
    </Shell>
  );
}

/** A chequered board from edge to edge. */
export const checkerboard: Composition = {
  name: 'turns-board',
  View,
  slots: slots('title', sideSlots(3, 'picture')),
};
