import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { GalleryFigure } from '../../ui/figure.js';
import { Opening } from '../../ui/opening.js';
import { Shell } from '../../ui/shell.js';
import { allItems } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-weave">
      <div className="bp-wrap">
        <Opening of={of} look="center" />
        <div className="bp-weave">
          {allItems(of, 'item').map((n) => (
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
  slots: slots(...INTRO, longList('item', 6, 'caption', 'picture')),
};
