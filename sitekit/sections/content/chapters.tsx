import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { PART_SLOTS, Parts } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-chapters">
      <div className="bp-wrap bp-flow">
        <div className="bp-faq-top">
          <div>
            <Slot of={of} name="eyebrow" className="bp-eyebrow" />
            <Title of={of} className="bp-display bp-display-small" />
          </div>
          <Slot of={of} name="text" className="bp-lead" />
        </div>
        <div className="bp-con-chapters">
          <Parts
            of={of}
            title="bp-title bp-title-small"
            lead={(n) => (
              <span className="bp-con-figure" aria-hidden="true">
                {toPersianDigits(`0${n}`)}
              </span>
            )}
          />
        </div>
      </div>
    </Shell>
  );
}

/** Chapters as rows: figure, title, text. */
export const chapters: Composition = {
  name: 'content-chapters',
  View,
  slots: slots(...INTRO, PART_SLOTS),
};
