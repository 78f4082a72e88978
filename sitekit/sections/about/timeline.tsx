import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  const years = items(of, 'milestone');
  return (
    <Shell of={of} name="about-timeline">
      <div className={years.length > 0 ? 'bp-wrap bp-timeline' : 'bp-wrap'}>
        <Head of={of} />
        {years.length > 0 && (
          <ol>
            {years.map((n) => (
              <li key={n}>
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

/** The story at one side, its years running down the other. */
export const timeline: Composition = {
  name: 'about-timeline',
  View,
  slots: slots(...INTRO, list('milestone', 4, 'title', 'text')),
};
