import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';
import { Figure } from './figure.js';

function View(of: SectionProps) {
  const [first = 1, ...rest] = items(of, 'stat');
  return (
    <Shell of={of} name="stats-giant">
      <div className="bp-wrap">
        <div className="bp-giant-top">
          <div className="bp-stack">
            <Slot of={of} name="eyebrow" className="bp-eyebrow" />
            <Title of={of} />
            <Slot of={of} name="text" className="bp-lead" />
          </div>
          <dl>
            <Figure of={of} n={first} size="bp-giant" more />
          </dl>
        </div>
        {rest.length > 0 && (
          <dl className="bp-cols bp-giant-rest">
            {rest.map((n) => (
              <Figure key={n} of={of} n={n} more />
            ))}
          </dl>
        )}
      </div>
    </Shell>
  );
}

/** One figure as large as the section bears, three under it. */
export const giant: Composition = {
  name: 'stats-giant',
  View,
  slots: slots(...INTRO, list('stat', 4, 'title', 'text', 'more')),
};
