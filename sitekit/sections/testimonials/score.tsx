import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Person, Stars } from '../../ui/quote.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { hasText, items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-score">
      <div className="bp-wrap bp-score">
        <div className="bp-score-panel" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
          {hasText(of, 'rating.title', 'rating.text') && (
            <div>
              <Slot of={of} name="rating.title" className="bp-score-number" />
              <Stars />
              <Slot of={of} name="rating.text" className="bp-small" />
            </div>
          )}
        </div>
        <div className="bp-score-list">
          {items(of, 'item', 'quote').map((n) => (
            <figure key={n}>
              <Slot of={of} name={`item${n}.quote`} as="blockquote" />
              <Person of={of} n={n} />
            </figure>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** A panel with the score, and a list of quotations beside it. */
export const score: Composition = {
  name: 'testimonials-score',
  View,
  slots: slots('eyebrow', 'title', 'rating.title', 'rating.text', longList('item', 3, 'quote', 'name', 'role')),
};
