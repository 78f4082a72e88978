import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { SidePicture, sideSlots, SideText } from './side.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="turns-trail">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ol className="bp-sides bp-sides-trail" data-media={of.treatment.media}>
          {items(of, 'side').map((n, index) => (
            <li key={n}>
              <SidePicture of={of} n={n} />
              <span className="bp-side-no" aria-hidden="true">
                {toPersianDigits(String(index + 1))}
              </span>
              <SideText of={of} n={n} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** A numbered trail down the middle of the page. */
export const trail: Composition = {
  name: 'turns-trail',
  View,
  slots: slots(...INTRO, sideSlots(3, 'picture')),
};
