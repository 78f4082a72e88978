import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Picture } from '../../ui/picture.js';
import { Head, items } from '../../ui/slot.js';
import { Figure } from './figure.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="stats-panel">
      <div className="bp-wrap">
        <div className="bp-stat-panel" data-tone={panelTone(of.treatment.tone)} data-media={of.treatment.media}>
          <div>
            <Head of={of} />
            <dl className="bp-cells">
              {items(of, 'stat').map((n) => (
                <Figure key={n} of={of} n={n} />
              ))}
            </dl>
          </div>
          <Picture of={of} slot="main" art={3} />
        </div>
      </div>
    </Shell>
  );
}

/** A strong panel with four figures, half of it a picture. */
export const panel: Composition = {
  name: 'stats-panel',
  View,
  slots: slots(...INTRO, list('stat', 4, 'title', 'text'), picture('main')),
};
