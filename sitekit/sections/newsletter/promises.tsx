import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  const points = items(of, 'point');
  return (
    <Shell of={of} name="newsletter-promises">
      <div className="bp-wrap">
        <div className="bp-nl-promises">
          <Head of={of} align={of.treatment.align} />
          <Subscribe of={of} />
          {points.length > 0 && (
            <ul>
              {points.map((n) => (
                <li key={n}>
                  <Icon name="check" />
                  <Slot of={of} name={`point${n}.title`} as="span" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** A card with the form over three promises in a ruled row. */
export const promises: Composition = {
  name: 'newsletter-promises',
  View,
  slots: slots(...INTRO, ...SUBSCRIBE_SLOTS, list('point', 3, 'title')),
};
