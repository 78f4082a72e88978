import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Figure } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-tiles">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <dl className="bp-stat-tiles">
          {items(of, 'stat').map((n, index) => (
            <Figure key={n} of={of} n={n} more className={`bp-tile bp-stat-tile-${index + 1}`} size="bp-stat-large" />
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** Figures on tiles of unlike sizes. */
export const tiles: Composition = {
  name: 'stats-tiles',
  View,
  slots: slots(...INTRO, list('stat', 4, 'title', 'text', 'more')),
};
