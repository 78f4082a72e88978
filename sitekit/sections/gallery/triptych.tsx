import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-triptych">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-triptych">
          {allItems(of, 'item').map((n) => (
            <GalleryFigure key={n} of={of} n={n} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Three panels of a folding screen, the middle one taller and arched. */
export const triptych: Composition = {
  name: 'gallery-triptych',
  View,
  slots: slots(...INTRO, longList('item', 3, 'caption', 'picture')),
};
