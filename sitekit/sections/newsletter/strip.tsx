import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="newsletter-strip">
      <div className="bp-wrap bp-nl-strip">
        <Intro of={of} />
        <Subscribe of={of} />
      </div>
    </Shell>
  );
}

/** Words at one side, the address at the other: a narrow strip between two sections. */
export const strip: Composition = { name: 'newsletter-strip', View, slots: slots(...INTRO, ...SUBSCRIBE_SLOTS) };
