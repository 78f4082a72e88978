import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Figure } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-ledger">
      <div className="bp-wrap">
        <Head of={of} />
        <dl className="bp-rows bp-stat-ledger">
          {items(of, 'stat').map((n) => (
            <Figure key={n} of={of} n={n} more size="bp-stat-large" />
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** A ledger of figures: value, name, and a sentence. */
export const ledger: Composition = {
  name: 'stats-ledger',
  View,
  slots: slots(...INTRO, list('stat', 4, 'title', 'text', 'more')),
};
