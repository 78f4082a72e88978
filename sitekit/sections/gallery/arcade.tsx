import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-arcade">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-arcade">
          {[1, 2, 3, 4].map((n) => (
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
  texts: [...INTRO, ...itemSlots('item', 4, 'caption')],
  images: pictureSlots(4),
};
