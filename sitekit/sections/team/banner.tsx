import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Portrait } from '../../ui/portrait.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-banner">
      <div className="bp-wrap">
        <div className="bp-panel bp-crew" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <Head of={of}>
            <Action of={of} name="action" />
          </Head>
          <ul>
            {items(of, 'member', 'name').map((n) => (
              <li key={n}>
                <Portrait of={of} n={n} className="bp-f-circle" />
                <Slot of={of} name={`member${n}.name`} className="bp-small" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  );
}

/** A strong panel with the call, six round portraits beside it. */
export const banner: Composition = {
  name: 'team-banner',
  View,
  slots: slots(...INTRO, 'action', longList('member', 6, 'name', 'picture')),
};
