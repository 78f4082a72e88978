import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { allItems } from '../../ui/slot.js';

function View(of: SectionProps) {
  const [first = 1, ...rest] = allItems(of, 'item');
  return (
    <Shell of={of} name="gallery-panorama">
      <div className="bp-wrap">
        <GalleryFigure of={of} n={first} className="bp-pinned bp-panorama" />
        <Opening of={of} look="row" />
        {rest.length > 0 && (
          <div className="bp-cols" data-small="2">
            {rest.map((n) => (
              <GalleryFigure key={n} of={of} n={n} />
            ))}
          </div>
        )}
      </div>
    </Shell>
  );
}

/** A panorama over the title, three pictures under it. */
export const panorama: Composition = {
  name: 'gallery-panorama',
  View,
  slots: slots(...INTRO, longList('item', 4, 'caption', 'picture')),
};
