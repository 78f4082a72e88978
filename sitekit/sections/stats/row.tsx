import type { Composition, SectionProps } from '../../section.types.js';
import { list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Title } from '../../ui/slot.js';
import { Figure } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-row">
      <div className="bp-wrap">
        <Title of={of} className="bp-eyebrow" />
        <dl className="bp-cols bp-stat-row" data-cols="4" data-small="2">
          {items(of, 'stat').map((n) => (
            <Figure key={n} of={of} n={n} size="bp-stat-large" />
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** Four figures in one line. */
export const row: Composition = {
  name: 'stats-row',
  View,
  slots: slots('title', list('stat', 4, 'title', 'text')),
};
