import type { Composition, SectionProps } from '../../section.types.js';
import { picture, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { Saying } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-saying">
      <div className="bp-wrap bp-con-saying">
        <Picture of={of} slot="main" art={2} className="bp-con-medal" />
        <Title of={of} className="bp-eyebrow" />
        <QuoteMark />
        <Saying of={of} className="bp-con-quote" />
        <Slot of={of} name="text" className="bp-prose" />
      </div>
    </Shell>
  );
}

/** One sentence in the middle of the page, under a round picture. */
export const saying: Composition = {
  name: 'content-saying',
  View,
  slots: slots('title', 'text', 'quote', 'signature', picture('main')),
};
