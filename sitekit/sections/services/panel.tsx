import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { broadPanelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="services-panel">
      <div className="bp-wrap">
        <div className="bp-panel bp-aside" data-tone={broadPanelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <Head of={of}>
            <Action of={of} name="action" />
          </Head>
          <ul className="bp-cells">
            {items(of, 'item').map((n) => (
              <li key={n} className="bp-stack">
                <ItemIcon of={of} kind="services" n={n} look="bare" />
                <ItemText of={of} n={n} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  );
}

/** A strong panel: the title with its call at one side, six services at the other. */
export const panel: Composition = {
  name: 'services-panel',
  View,
  slots: slots(...INTRO, 'action', longList('item', 6, 'title', 'text')),
};
