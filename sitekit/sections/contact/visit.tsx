import { Icon } from '../../art/icons.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, picture, slots } from '../../slots.js';
import { PhoneLink } from '../../ui/action.js';
import { Address, hasHours, Hours, MailLink } from '../../ui/contact-lines.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { hasText, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-visit">
      <div className="bp-wrap bp-visit">
        <Head of={of} />
        <Picture of={of} slot="main" art={1} className="bp-visit-pic" />
        {hasHours(of) && (
          <div className="bp-card bp-visit-hours">
            <span className="bp-with-icon bp-small">
              <Icon name="clock" />
              {UI_WORDS.hours}
            </span>
            <Hours of={of} />
          </div>
        )}
        {hasText(of, 'address', 'phone', 'email') && (
          <div className="bp-card bp-visit-place" data-tone={panelTone(of.treatment.tone)}>
            <Icon name={of.texts['address'] ? 'pin' : 'phone'} />
            <Address of={of} />
            <PhoneLink of={of} />
            <MailLink of={of} />
          </div>
        )}
      </div>
    </Shell>
  );
}

/** Come and see us: picture, hours, place. */
export const visit: Composition = {
  name: 'contact-visit',
  View,
  slots: slots(...INTRO, 'address', 'phone', 'email', ...itemSlots('hours', 3, 'title', 'text'), picture('main')),
};
