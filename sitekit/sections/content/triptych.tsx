import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { PART_SLOTS, Parts } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-triptych">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-con-triptych">
          <Parts
            of={of}
            lead={(n) => (
              <span className="bp-con-figure" aria-hidden="true">
                {toPersianDigits(String(n))}
              </span>
            )}
          />
        </div>
      </div>
    </Shell>
  );
}

/** Three chapters beside each other under large figures. */
export const triptych: Composition = {
  name: 'content-triptych',
  View,
  slots: slots(...INTRO, PART_SLOTS),
};
