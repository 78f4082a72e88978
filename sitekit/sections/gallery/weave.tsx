import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-weave">
      <div className="bp-wrap">
        <Opening of={of} look="center" />
        <div className="bp-weave">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <GalleryFigure key={n} of={of} n={n} className="bp-pinned" />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Wide and narrow frames woven without gaps. */
export const weave: Composition = {
  name: 'gallery-weave',
  View,
  texts: [...INTRO, ...itemSlots('item', 6, 'caption')],
  images: pictureSlots(6),
};
