import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';
import { shareStyle } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-bars">
      <div className="bp-wrap bp-aside">
        <Head of={of}>
          <Slot of={of} name="note" className="bp-small" />
        </Head>
        <dl className="bp-bars">
          {items(of, 'share').map((n) => (
            <div key={n} className="bp-bar" style={shareStyle(of, n)}>
              <Slot of={of} name={`share${n}.title`} as="dt" />
              <Slot of={of} name={`share${n}.value`} as="dd" />
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** Four shares as lying bars, the title beside them. */
export const bars: Composition = {
  name: 'stats-bars',
  View,
  slots: slots(...INTRO, 'note', list('share', 4, 'title', 'value')),
};
