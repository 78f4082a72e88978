import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-mural">
      <div className="bp-mural">
        <div className="bp-mural-text">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
          <Slot of={of} name="text" className="bp-lead" />
        </div>
        {[1, 2, 3, 4, 5].map((n) => (
          <GalleryFigure key={n} of={of} n={n} className={`bp-mural-${n}`} />
        ))}
      </div>
    </Shell>
  );
}

/** Pictures from edge to edge without gaps; the title is one of the tiles. */
export const mural: Composition = {
  name: 'gallery-mural',
  View,
  texts: [...INTRO, ...itemSlots('item', 5, 'caption')],
  images: pictureSlots(5),
};
