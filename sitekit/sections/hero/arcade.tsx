import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, pictureSlots, slots } from '../../slots.js';
import { HeroWords } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-arcade">
      <div className="bp-wrap">
        <HeroWords of={of} className="bp-hero-middle" />
      </div>
      <div className="bp-hero-arcade-row">
        {[1, 2, 3, 4, 5].map((n) => (
          <Picture key={n} of={of} slot={`picture${n}`} art={n + 1} />
        ))}
      </div>
    </Shell>
  );
}

/** Centred words over an arcade of five arched pictures. */
export const arcade: Composition = {
  name: 'hero-arcade',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', ...pictureSlots(5)),
};
