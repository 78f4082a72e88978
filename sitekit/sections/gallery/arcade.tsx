import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-arcade">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-arcade">
          {allItems(of, 'item').map((n) => (
            <GalleryFigure key={n} of={of} n={n} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Four tall arches in a row, like an arcade. */
export const arcade: Composition = {
  name: 'gallery-arcade',
  View,
  slots: slots(...INTRO, longList('item', 4, 'caption', 'picture')),
};
