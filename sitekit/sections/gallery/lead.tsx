import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, pictureSlots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-lead">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-lead-grid">
          {[1, 2, 3, 4, 5].map((n) => (
            <GalleryFigure key={n} of={of} n={n} className="bp-pinned" />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** One picture large, four small beside it, captions pinned on them. */
export const lead: Composition = {
  name: 'gallery-lead',
  View,
  texts: [...INTRO, ...itemSlots('item', 5, 'caption')],
  images: pictureSlots(5),
};
