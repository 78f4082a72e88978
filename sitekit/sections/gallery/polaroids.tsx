import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-polaroids">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <div className="bp-cols bp-polaroids" data-cols="4" data-small="2">
          {[1, 2, 3, 4].map((n) => (
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
  texts: [...INTRO, ...itemSlots('item', 4, 'caption')],
  images: pictureSlots(4),
};
