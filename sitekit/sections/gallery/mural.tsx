import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-mural">
      <div className="bp-mural">
        <div className="bp-mural-text">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
          <Slot of={of} name="text" className="bp-lead" />
        </div>
        {allItems(of, 'item').map((n, index) => (
          <GalleryFigure key={n} of={of} n={n} className={`bp-mural-${index + 1}`} />
        ))}
      </div>
    </Shell>
  );
}

/** Pictures from edge to edge without gaps; the title is one of the tiles. */
export const mural: Composition = {
  name: 'gallery-mural',
  View,
  slots: slots(...INTRO, longList('item', 5, 'caption', 'picture')),
};
