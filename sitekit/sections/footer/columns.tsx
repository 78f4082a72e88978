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
    <Shell of={of} name="footer-columns" as="footer">
      <div className="bp-wrap bp-footer-grid">
        <div>
          <BrandMark of={of} />
          <Slot of={of} name="text" className="bp-prose" />
          <SocialLinks of={of} />
        </div>
        {of.site.nav.length > 0 && (
          <div>
            <p className="bp-footer-title">{UI_WORDS.pages}</p>
            <FooterNav of={of} />
          </div>
        )}
        {hasHours(of) && (
          <div>
            <p className="bp-footer-title">{UI_WORDS.hours}</p>
            <Hours of={of} />
          </div>
        )}
        {hasText(of, 'address', 'phone', 'email') && (
          <div className="bp-footer-reach">
            <p className="bp-footer-title">{of.texts['address'] ? UI_WORDS.address : UI_WORDS.contact}</p>
            <Address of={of} className="bp-prose" />
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

/** Four columns and a line. */
export const columns: Composition = {
  name: 'footer-columns',
  View,
  slots: slots('text', 'note', 'phone', 'email', 'address', ...itemSlots('hours', 3, 'title', 'text')),
};
