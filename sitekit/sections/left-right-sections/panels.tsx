import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

const TONES = ['tint', 'brand', 'ink'] as const;

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-panels">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-sides bp-sides-panels" data-media={of.treatment.media}>
          {items(of, 'side').map((n, index) => (
            <div key={n} data-tone={TONES[index] === of.treatment.tone ? undefined : TONES[index]}>
              <SidePicture of={of} n={n} className="bp-side-fill" />
              <SideText of={of} n={n} />
            </div>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Three wide cards of three tones, the picture filling one half of each. */
export const panels: Composition = {
  name: 'turns-panels',
  View,
  slots: slots(...INTRO, sideSlots(3, 'picture')),
};
