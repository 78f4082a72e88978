import { toPersianDigits } from '#core/text/digits.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';
import { Fold } from '../accordion/fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-numbered">
      <div className="bp-wrap bp-flow">
        <div className="bp-faq-top">
          <Title of={of} className="bp-display" />
          <Slot of={of} name="text" className="bp-lead" />
        </div>
        <div className="bp-folds bp-folds-ruled bp-folds-large">
          {items(of, 'item').map((n, index) => (
            <Fold
              key={n}
              of={of}
              item={`item${n}`}
              open={index === 2}
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

/** Large questions with large numbers, as wide as the page. */
export const numbered: Composition = {
  name: 'faqs-numbered',
  View,
  slots: slots('title', 'text', longList('item', 5, 'title', 'text')),
};
