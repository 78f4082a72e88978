import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { Opening } from '../../ui/opening.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  const [first = 1, ...rest] = items(of, 'item');
  return (
    <Shell of={of} name="features-spotlight">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <div className="bp-spotlight" data-media={of.treatment.media}>
          <div className="bp-panel bp-stack" data-tone={panelTone(of.treatment.tone)}>
            <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
            <ItemIcon of={of} kind="features" n={first} look="star" />
            <ItemText of={of} n={first} title="bp-title" text="bp-lead" />
          </div>
          {rest.length > 0 && (
            <ul className="bp-rows">
              {rest.map((n) => (
                <li key={n} className="bp-item">
                  <ItemIcon of={of} kind="features" n={n} look="bare" />
                  <div>
                    <ItemText of={of} n={n} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** The first reason on a strong panel, three more in rows beside it. */
export const spotlight: Composition = {
  name: 'features-spotlight',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text')),
};
