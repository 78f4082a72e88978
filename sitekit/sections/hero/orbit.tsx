import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, picture, slots } from '../../slots.js';
import { HeroWords } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';

function Satellite({ of, n }: { of: SectionProps; n: 1 | 2 }) {
  if (!of.texts[`stat${n}.title`]) return null;
  return (
    <div className={`bp-orbit-chip bp-orbit-${n}`} data-tone={n === 1 ? panelTone(of.treatment.tone) : 'plain'}>
      <Slot of={of} name={`stat${n}.title`} as="strong" />
      <Slot of={of} name={`stat${n}.text`} as="span" />
    </div>
  );
}

function View(of: SectionProps) {
  return (
    <Shell of={of} name="hero-orbit">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <HeroWords of={of} second="text" />
        <div className="bp-orbit">
          <div className="bp-orbit-ring">
            <Picture of={of} slot="main" art={0} className="bp-orbit-main bp-shape" />
            <Picture of={of} slot="second" art={2} className="bp-orbit-small" />
          </div>
          <Satellite of={of} n={1} />
          <Satellite of={of} n={2} />
        </div>
      </div>
    </Shell>
  );
}

/** A picture ringed by circles, with a smaller one and two figures in orbit. */
export const orbit: Composition = {
  name: 'hero-orbit',
  View,
  slots: slots(
    ...INTRO,
    'primary',
    'secondary',
    ...itemSlots('stat', 2, 'title', 'text'),
    picture('main'),
    picture('second'),
  ),
};
