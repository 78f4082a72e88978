import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-polaroids">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-cols bp-polaroids" data-cols="4" data-small="2">
          {allItems(of, 'item').map((n) => (
            <GalleryFigure key={n} of={of} n={n} className="bp-lift" />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Four instant photographs, a little askew. */
export const polaroids: Composition = {
  name: 'gallery-polaroids',
  View,
  slots: slots(...INTRO, longList('item', 4, 'caption', 'picture')),
};
