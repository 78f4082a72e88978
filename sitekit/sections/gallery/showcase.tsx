import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  const numbers = allItems(of, 'item');
  const column = (side: 0 | 1) =>
    numbers.filter((_, index) => index % 2 === side).map((n) => <GalleryFigure key={n} of={of} n={n} />);
  return (
    <Shell of={of} name="gallery-showcase">
      <div className="bp-wrap bp-showcase">
        <div className="bp-showcase-column">
          <div className="bp-head" data-align="start">
            <Slot of={of} name="eyebrow" className="bp-eyebrow" />
            <Title of={of} />
            <Slot of={of} name="text" className="bp-lead" />
          </div>
          {column(0)}
        </div>
        {numbers.length > 1 && <div className="bp-showcase-column">{column(1)}</div>}
      </div>
    </Shell>
  );
}

/** Two staggered columns of large pictures, the title heading one of them. */
export const showcase: Composition = {
  name: 'gallery-showcase',
  View,
  slots: slots(...INTRO, list('item', 4, 'caption', 'picture')),
};
