import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-shapes">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-cols bp-shapes" data-small="2">
          {allItems(of, 'item').map((n) => (
            <GalleryFigure key={n} of={of} n={n} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Six outlines by turns: circle, leaf, star. */
export const shapes: Composition = {
  name: 'gallery-shapes',
  View,
  slots: slots(...INTRO, longList('item', 6, 'caption', 'picture')),
};
