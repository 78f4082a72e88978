import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { Fold } from './fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="accordion-album">
      <div className="bp-wrap">
        <Head of={of} />
        <div className="bp-folds bp-folds-ruled bp-folds-large bp-acc-album">
          {items(of, 'item').map((n, index) => (
            <Fold key={n} of={of} item={`item${n}`} open={index === 0}>
              <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.title`} className="bp-shape" />
            </Fold>
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Every line opens to a text and a picture of its own. */
export const album: Composition = {
  name: 'accordion-album',
  View,
  slots: slots(...INTRO, longList('item', 4, 'title', 'text', 'picture')),
};
