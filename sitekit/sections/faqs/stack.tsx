import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from '../accordion/fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-stack">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-folds bp-folds-ruled bp-faq-narrow">
          {items(of, 'item').map((n, index) => (
            <Fold key={n} of={of} item={`item${n}`} open={index === 0} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** One quiet column under a centred title. */
export const stack: Composition = {
  name: 'faqs-stack',
  View,
  slots: slots(...INTRO, longList('item', 6, 'title', 'text')),
};
