import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, pictureSlots, slots } from '../../slots.js';
import { HeroWords } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-collage">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <HeroWords of={of} note />
        <div className="bp-collage">
          {[1, 2, 3, 4].map((n) => (
            <Picture key={n} of={of} slot={`picture${n}`} art={n - 1} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Four pictures of four outlines, set in two stepped columns. */
export const collage: Composition = {
  name: 'hero-collage',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', 'note', ...pictureSlots(4)),
};
