import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-shapes">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-cols bp-shapes" data-small="2">
          {[1, 2, 3, 4, 5, 6].map((n) => (
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
  texts: [...INTRO, ...itemSlots('item', 6, 'caption')],
  images: pictureSlots(6),
};
