import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { broadPanelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-panel">
      <div className="bp-wrap">
        <div className="bp-panel" data-tone={broadPanelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <Head of={of} align="center" />
          <ul className="bp-logo-line">
            {items(of, 'partner').map((n) => (
              <li key={n}>
                <Partner of={of} n={n} />
              </li>
            ))}
          </ul>
          <Slot of={of} name="note" className="bp-small bp-logo-note" />
        </div>
      </div>
    </Shell>
  );
}

/** Eight marks on a strong panel. */
export const panel: Composition = {
  name: 'logos-panel',
  View,
  slots: slots(...INTRO, 'note', longList('partner', 8, 'title', 'picture')),
};
