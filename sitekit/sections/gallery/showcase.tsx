import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-showcase">
      <div className="bp-wrap bp-showcase">
        <div className="bp-showcase-column">
          <div className="bp-head" data-align="start">
            <Slot of={of} name="eyebrow" className="bp-eyebrow" />
            <Title of={of} />
            <Slot of={of} name="text" className="bp-lead" />
          </div>
          <GalleryFigure of={of} n={1} />
          <GalleryFigure of={of} n={3} />
        </div>
        <div className="bp-showcase-column">
          <GalleryFigure of={of} n={2} />
          <GalleryFigure of={of} n={4} />
        </div>
      </div>
    </Shell>
  );
}

/** Two staggered columns of large pictures, the title heading one of them. */
export const showcase: Composition = {
  name: 'gallery-showcase',
  View,
  texts: [...INTRO, ...itemSlots('item', 4, 'caption')],
  images: pictureSlots(4),
};
