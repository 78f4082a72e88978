import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { Fold } from '../accordion/fold.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="faqs-window">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-flow">
          <Intro of={of} />
          <div className="bp-folds bp-folds-cards">
            {items(of, 'item').map((n, index) => (
              <Fold key={n} of={of} item={`item${n}`} open={index === 0} />
            ))}
          </div>
        </div>
        <Picture of={of} slot="main" art={0} className="bp-shape bp-faq-pic" />
      </div>
    </Shell>
  );
}

/** Four questions beside a tall picture. */
export const window: Composition = {
  name: 'faqs-window',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text'), picture('main')),
};
