import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot } from '../../ui/slot.js';
import { shareStyle } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-towers">
      <div className="bp-wrap">
        <Opening of={of} look="row">
          <Slot of={of} name="note" className="bp-small" />
        </Opening>
        <dl className="bp-towers">
          {items(of, 'share').map((n) => (
            <div key={n} style={shareStyle(of, n)}>
              <Slot of={of} name={`share${n}.title`} as="dt" />
              <Slot of={of} name={`share${n}.value`} as="dd" className="bp-tower" />
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** Four shares as standing bars. */
export const towers: Composition = {
  name: 'stats-towers',
  View,
  slots: slots(...INTRO, 'note', list('share', 4, 'title', 'value')),
};
