import type { Composition, SectionProps } from '../../section.types.js';
import { list, slots } from '../../slots.js';
import { Figures } from '../../ui/hero-words.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-statement">
      <div className="bp-wrap">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} className="bp-statement" />
        <div className="bp-statement-columns">
          <Slot of={of} name="text" className="bp-prose" />
          <Slot of={of} name="more" className="bp-prose" />
        </div>
        <Figures of={of} className="bp-figures" />
      </div>
    </Shell>
  );
}

/** One large sentence, two columns, four figures. No picture. */
export const statement: Composition = {
  name: 'about-statement',
  View,
  slots: slots('eyebrow', 'title', 'text', 'more', list('stat', 4, 'title', 'text')),
};
