import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-panorama">
      <div className="bp-wrap">
        <GalleryFigure of={of} n={1} className="bp-pinned bp-panorama" />
        <Opening of={of} look="row" />
        <div className="bp-cols" data-small="2">
          {[2, 3, 4].map((n) => (
            <GalleryFigure key={n} of={of} n={n} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** A panorama over the title, three pictures under it. */
export const panorama: Composition = {
  name: 'gallery-panorama',
  View,
  texts: [...INTRO, ...itemSlots('item', 4, 'caption')],
  images: pictureSlots(4),
};
