import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Figures, HeroWords } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-trident">
      <div className={items(of, 'stat').length > 0 ? 'bp-trident' : 'bp-trident bp-trident-two'}>
        <Figures of={of} className="bp-trident-figures" />
        <HeroWords of={of} size="bp-display-small" note />
        <Picture of={of} slot="main" art={1} className="bp-trident-pic" />
      </div>
    </Shell>
  );
}

/** Three pillars from edge to edge: figures, words, a tall picture. */
export const trident: Composition = {
  name: 'hero-trident',
  View,
  slots: slots(
    ...INTRO,
    'primary',
    'secondary',
    'note',
    { ...list('stat', 3, 'title', 'text'), max: 4 },
    picture('main'),
  ),
};
