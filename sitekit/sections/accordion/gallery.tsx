import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots, video } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-gallery">
      <div className="bp-halves" data-media={of.treatment.media}>
        <div className="bp-half bp-flow">
          <Intro of={of} />
          <div className="bp-folds bp-folds-ruled">
            {items(of, 'item').map((n, index) => (
              <Fold key={n} of={of} item={`item${n}`} open={index === 0} />
            ))}
          </div>
        </div>
        <Picture of={of} slot="main" art={2} className="bp-half-pic" />
      </div>
    </Shell>
  );
}

/** Half a page of lines that open, half a page of picture. */
export const gallery: Composition = {
  name: 'accordion-gallery',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text'), video('main')),
};
