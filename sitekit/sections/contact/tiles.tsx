import { Icon } from '../../art/icons.js';
import { NeighbourhoodMap } from '../../art/map.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, slots } from '../../slots.js';
import { PhoneLink } from '../../ui/action.js';
import { Address, hasHours, Hours, MailLink } from '../../ui/contact-lines.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { hasText, Head } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-tiles">
      <div className="bp-wrap bp-contact-tiles-grid">
        <div className="bp-tile bp-contact-tiles-head">
          <Head of={of} />
        </div>
        {hasText(of, 'phone', 'email') && (
          <div className="bp-tile bp-contact-tiles-phone" data-tone={panelTone(of.treatment.tone)}>
            <Icon name={of.texts['phone'] ? 'phone' : 'mail'} />
            <span className="bp-small">{of.texts['phone'] ? UI_WORDS.phone : UI_WORDS.email}</span>
            <PhoneLink of={of} className="bp-contact-tiles-big" />
            <MailLink of={of} />
          </div>
        )}
        {of.texts['address'] && (
          <div className="bp-tile bp-contact-tiles-map">
            <NeighbourhoodMap />
            <Address of={of} className="bp-map-note" />
          </div>
        )}
        {hasHours(of) && (
          <div className="bp-tile bp-contact-tiles-hours">
            <span className="bp-with-icon bp-small">
              <Icon name="clock" />
              {UI_WORDS.hours}
            </span>
            <Hours of={of} />
          </div>
        )}
      </div>
    </Shell>
  );
}

/** Tiles of unlike sizes: words, telephone, map, hours. */
export const tiles: Composition = {
  name: 'contact-tiles',
  View,
  slots: slots(...INTRO, 'phone', 'email', 'address', ...itemSlots('hours', 3, 'title', 'text')),
};
