import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, pictureSlots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-mirror">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-sides-mirror">
          <div>
            {items(of, 'side', 2).map((n) => (
              <SideText key={n} of={of} n={n} />
            ))}
          </div>
          <SidePicture of={of} n={1} />
          <div>
            {items(of, 'side', 4)
              .filter((n) => n > 2)
              .map((n) => (
                <SideText key={n} of={of} n={n} />
              ))}
          </div>
        </div>
      </div>
    </Shell>
  );
}

/** A picture in the middle, words at its left and at its right. */
export const mirror: Composition = {
  name: 'turns-mirror',
  View,
  texts: [...INTRO, ...sideSlots(4)],
  images: pictureSlots(1),
};
