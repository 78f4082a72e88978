import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';
import { shareStyle } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-rings">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <dl className="bp-cols" data-cols="4" data-small="2">
          {items(of, 'share').map((n) => (
            <div key={n} className="bp-ring-pair" style={shareStyle(of, n)}>
              <Slot of={of} name={`share${n}.title`} as="dt" />
              <Slot of={of} name={`share${n}.value`} as="dd" className="bp-ring" />
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** Four shares as rings. */
export const rings: Composition = {
  name: 'stats-rings',
  View,
  slots: slots(...INTRO, list('share', 4, 'title', 'value')),
};
