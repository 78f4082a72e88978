import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  const years = items(of, 'milestone');
  return (
    <Shell of={of} name="about-chapters">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        {years.length > 0 && (
          <ol className="bp-chapters">
            {years.map((n) => (
              <li key={n} className="bp-card">
                <SubTitle of={of} name={`milestone${n}.title`} className="bp-year" />
                <Slot of={of} name={`milestone${n}.text`} className="bp-prose" />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Shell>
  );
}

/** The years as cards on one line, rising step by step. */
export const chapters: Composition = {
  name: 'about-chapters',
  View,
  slots: slots(...INTRO, list('milestone', 4, 'title', 'text')),
};
