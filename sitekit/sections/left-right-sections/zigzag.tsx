import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-zigzag">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-sides bp-sides-open" data-media={of.treatment.media}>
          {items(of, 'side').map((n) => (
            <div key={n}>
              <SidePicture of={of} n={n} />
              <SideText of={of} n={n} />
            </div>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Picture and words change sides three times. */
export const zigzag: Composition = {
  name: 'turns-zigzag',
  View,
  slots: slots(...INTRO, sideSlots(3, 'picture')),
};
