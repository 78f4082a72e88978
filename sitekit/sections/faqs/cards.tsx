import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from '../accordion/fold.js';

function View(of: SectionProps) {
  const all = items(of, 'item');
  const half = Math.ceil(all.length / 2);
  return (
    <Shell of={of} name="faqs-cards">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <div className="bp-faq-pair">
          {[all.slice(0, half), all.slice(half)]
            .filter((column) => column.length > 0)
            .map((column, side) => (
              <div key={side} className="bp-folds bp-folds-cards">
                {column.map((n, index) => (
                  <Fold key={n} of={of} item={`item${n}`} open={index === side} single={false} />
                ))}
              </div>
            ))}
        </div>
      </div>
    </Shell>
  );
}

/** Two columns of cards that open on their own. */
export const cards: Composition = {
  name: 'faqs-cards',
  View,
  slots: slots(...INTRO, longList('item', 6, 'title', 'text')),
};
