import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, picture, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { Person, Stars } from '../../ui/quote.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, hasText, items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-bento">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-quote-bento">
          <div className="bp-tile">
            <Picture of={of} slot="main" art={2} />
          </div>
          {hasText(of, 'rating.title', 'rating.text') && (
            <div className="bp-tile bp-stack" data-tone={panelTone(of.treatment.tone)}>
              <Stars />
              <Slot of={of} name="rating.title" className="bp-score-number" />
              <Slot of={of} name="rating.text" className="bp-small" />
            </div>
          )}
          {items(of, 'item', 'quote').map((n) => (
            <figure key={n} className="bp-card">
              <Slot of={of} name={`item${n}.quote`} as="blockquote" />
              <Person of={of} n={n} />
            </figure>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Tiles: a picture, the score, three quotations. */
export const bento: Composition = {
  name: 'testimonials-bento',
  View,
  slots: slots(...INTRO, 'rating.title', 'rating.text', longList('item', 3, 'quote', 'name', 'role'), picture('main')),
};
