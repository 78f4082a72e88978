import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-rail">
      <div className="bp-wrap bp-aside">
        <Head of={of} />
        <div className="bp-cols" data-cols="2" data-small="2">
          {allItems(of, 'item').map((n) => (
            <GalleryFigure key={n} of={of} n={n} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** The title at one side, four pictures at the other. */
export const rail: Composition = {
  name: 'gallery-rail',
  View,
  slots: slots(...INTRO, longList('item', 4, 'caption', 'picture')),
};
