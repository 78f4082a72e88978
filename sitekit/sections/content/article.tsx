import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { PART_SLOTS, Parts } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-article">
      <div className="bp-wrap bp-con-article">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} className="bp-display bp-display-small" />
        <Slot of={of} name="text" className="bp-lead" />
        <Slot of={of} name="more" className="bp-prose bp-con-drop" />
        <Parts of={of} />
      </div>
    </Shell>
  );
}

/** One narrow column to read, as in a good book. */
export const article: Composition = {
  name: 'content-article',
  View,
  slots: slots(...INTRO, 'more', PART_SLOTS),
};
