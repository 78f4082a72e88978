import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Partner } from '../../ui/partner.js';
import { Initial } from '../../ui/picture.js';
import { QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { hasText, items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="logos-quote">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-stack bp-said">
          <Title of={of} className="bp-eyebrow" />
          {of.texts['quote'] && (
            <figure>
              <QuoteMark />
              <Slot of={of} name="quote" as="blockquote" />
              {hasText(of, 'name', 'role') && (
                <figcaption className="bp-person">
                  <Initial of={of} name="name" />
                  <span>
                    <Slot of={of} name="name" as="strong" />
                    <Slot of={of} name="role" as="span" className="bp-small" />
                  </span>
                </figcaption>
              )}
            </figure>
          )}
        </div>
        <ul className="bp-logo-cells bp-logo-cells-two">
          {items(of, 'partner').map((n) => (
            <li key={n}>
              <Partner of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A partner speaks; six marks beside the quotation. */
export const quote: Composition = {
  name: 'logos-quote',
  View,
  slots: slots('title', 'quote', 'name', 'role', longList('partner', 6, 'title', 'picture')),
};
