import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots, slots } from '../../slots.js';
import { PhoneLink } from '../../ui/action.js';
import { Address, Hours, MailLink } from '../../ui/contact-lines.js';
import { lengthOf } from '../../ui/fit.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-hotline">
      <div className="bp-wrap">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} />
        {of.texts['phone'] && (
          <div style={lengthOf(of.texts['phone'], 10)}>
            <PhoneLink of={of} className="bp-hotline" />
          </div>
        )}
        <div className="bp-hotline-row">
          <div>
            <MailLink of={of} className="bp-hotline-mail" />
            <Slot of={of} name="text" className="bp-prose" />
          </div>
          <Address of={of} className="bp-prose" />
          <Hours of={of} />
        </div>
      </div>
    </Shell>
  );
}

/** The telephone as large as the page allows. */
export const hotline: Composition = {
  name: 'contact-hotline',
  View,
  slots: slots('eyebrow', 'title', 'text', 'phone', 'email', 'address', ...itemSlots('hours', 3, 'title', 'text')),
};
