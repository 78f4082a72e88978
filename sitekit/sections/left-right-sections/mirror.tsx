import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, pictureSlots, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

function View(of: SectionProps) {
  const sides = items(of, 'side');
  const half = Math.ceil(sides.length / 2);
  return (
    <Shell of={of} name="turns-mirror">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-sides-mirror">
          <div>
            {sides.slice(0, half).map((n) => (
              <SideText key={n} of={of} n={n} />
            ))}
          </div>
          <SidePicture of={of} n={1} />
          {sides.length > half && (
            <div>
              {sides.slice(half).map((n) => (
                <SideText key={n} of={of} n={n} />
              ))}
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** A picture in the middle, words at its left and at its right. */
export const mirror: Composition = {
  name: 'turns-mirror',
  View,
  slots: slots(...INTRO, sideSlots(4), ...pictureSlots(1)),
};
