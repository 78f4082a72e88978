import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-leaves">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-sides-leaves">
          {items(of, 'side').map((n, index) => (
            <div
              key={n}
              className="bp-lap"
              data-media={(index === 0) === (of.treatment.media === 'end') ? 'end' : 'start'}
            >
              <SidePicture of={of} n={n} />
              <div className="bp-card bp-lap-card">
                <SideText of={of} n={n} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Two large pictures, a card laid over the edge of each. */
export const leaves: Composition = {
  name: 'turns-leaves',
  View,
  slots: slots(...INTRO, sideSlots(2, 'picture')),
};
