import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-rows">
      <div className="bp-wrap bp-flow">
        <Intro of={of} lead={false} />
        <div className="bp-folds bp-folds-huge">
          {items(of, 'item').map((n, index) => (
            <Fold key={n} of={of} item={`item${n}`} open={index === 0} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Titles as large as headlines, ruled from edge to edge. */
export const rows: Composition = {
  name: 'accordion-rows',
  View,
  slots: slots('eyebrow', 'title', longList('item', 5, 'title', 'text')),
};
