import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="newsletter-line">
      <div className="bp-wrap bp-flow">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} className="bp-display bp-display-large" />
        <Subscribe of={of} look="line" />
      </div>
    </Shell>
  );
}

/** A title as large as the page, and one line to write on. */
export const line: Composition = {
  name: 'newsletter-line',
  View,
  slots: slots('eyebrow', 'title', ...SUBSCRIBE_SLOTS),
};
