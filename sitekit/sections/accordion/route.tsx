import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-route">
      <div className="bp-wrap bp-faq-side" data-media={of.treatment.media}>
        <Intro of={of} />
        <div className="bp-acc-route">
          {items(of, 'item').map((n, index) => (
            <Fold
              key={n}
              of={of}
              item={`item${n}`}
              open={index < 2}
              single={false}
              lead={
                <span className="bp-fold-no" aria-hidden="true">
                  {toPersianDigits(String(index + 1))}
                </span>
              }
            />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Stops on a line; each opens where it stands. */
export const route: Composition = {
  name: 'accordion-route',
  View,
  slots: slots(...INTRO, longList('item', 5, 'title', 'text')),
};
