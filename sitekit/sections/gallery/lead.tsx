import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-lead">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-lead-grid">
          {allItems(of, 'item').map((n) => (
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
  slots: slots(...INTRO, longList('item', 5, 'caption', 'picture')),
};
