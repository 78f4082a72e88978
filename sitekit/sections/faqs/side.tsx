import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { Fold } from '../accordion/fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-side">
      <div className="bp-wrap bp-faq-side" data-media={of.treatment.media}>
        <Intro of={of}>
          <Action of={of} name="action" look="line" />
        </Intro>
        <div className="bp-folds bp-folds-ruled">
          {items(of, 'item').map((n, index) => (
            <Fold key={n} of={of} item={`item${n}`} open={index === 1} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** The title waits at one side while the questions run down the other. */
export const side: Composition = {
  name: 'faqs-side',
  View,
  slots: slots(...INTRO, 'action', longList('item', 6, 'title', 'text')),
};
