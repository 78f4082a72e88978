import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { HeroWords } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-cover">
      <Picture of={of} slot="main" art={0} wide className="bp-cover-pic" />
      <div className="bp-wrap bp-cover">
        <HeroWords of={of} size="bp-display-small" note className="bp-cover-card" />
      </div>
    </Shell>
  );
}

/** A picture from edge to edge, the words on a card that stands in it. */
export const cover: Composition = {
  name: 'hero-cover',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', 'note', picture('main')),
};
