import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Person, QuoteMark } from '../../ui/quote.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="testimonials-pair">
      <div className="bp-wrap">
        <div className="bp-head" data-align="start">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
        </div>
        <div className="bp-cols bp-quote-pair" data-cols="2">
          {items(of, 'item', 'quote').map((n, index) => (
            <figure
              key={n}
              className="bp-panel"
              data-tone={
                index % 2 === 0 ? panelTone(of.treatment.tone) : of.treatment.tone === 'tint' ? 'soft' : 'tint'
              }
            >
              {index % 2 === 0 && <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />}
              <QuoteMark />
              <Slot of={of} name={`item${n}.quote`} as="blockquote" />
              <Person of={of} n={n} />
            </figure>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Two large panels of different tones. */
export const pair: Composition = {
  name: 'testimonials-pair',
  View,
  slots: slots('eyebrow', 'title', longList('item', 2, 'quote', 'name', 'role')),
};
