import { NeighbourhoodMap } from '../../art/map.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots, slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Address, ChannelValue, hasHours, Hours } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-atlas" as="footer">
      <div className="bp-wrap bp-foot-atlas" data-side={of.treatment.media}>
        <div className="bp-foot-atlas-map">
          <NeighbourhoodMap />
          <Address of={of} className="bp-map-note" />
        </div>
        <div className="bp-foot-atlas-words">
          <BrandMark of={of} large />
          <Slot of={of} name="text" className="bp-prose" />
          <FooterNav of={of} />
          <SocialLinks of={of} />
        </div>
        {(hasHours(of) || hasText(of, 'phone', 'email')) && (
          <div className="bp-footer-reach">
            {hasHours(of) && <p className="bp-footer-title">{UI_WORDS.hours}</p>}
            <Hours of={of} />
            <ChannelValue of={of} channel="phone" />
            <ChannelValue of={of} channel="email" />
          </div>
        )}
      </div>
      <div className="bp-wrap bp-footer-end">
        <Slot of={of} name="note" className="bp-small" />
      </div>
    </Shell>
  );
}

/** A drawn map, the name, the hours. */
export const atlas: Composition = {
  name: 'footer-atlas',
  View,
  slots: slots('text', 'note', 'phone', 'email', 'address', ...itemSlots('hours', 3, 'title', 'text')),
};
