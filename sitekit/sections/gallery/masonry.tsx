import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { allItems } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-masonry">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <div className="bp-masonry">
          {allItems(of, 'item').map((n) => (
            <GalleryFigure key={n} of={of} n={n} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Six pictures of different heights in three columns. */
export const masonry: Composition = {
  name: 'gallery-masonry',
  View,
  slots: slots(...INTRO, longList('item', 6, 'caption', 'picture')),
};
