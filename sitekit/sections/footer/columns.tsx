import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { ChannelValue, Hours } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-columns" as="footer">
      <div className="bp-wrap bp-footer-grid">
        <div>
          <BrandMark of={of} />
          <Slot of={of} name="text" className="bp-prose" />
        </div>
        <div>
          <p className="bp-footer-title">{UI_WORDS.pages}</p>
          <FooterNav of={of} />
        </div>
        <div>
          <p className="bp-footer-title">{UI_WORDS.hours}</p>
          <Hours of={of} />
        </div>
        <div className="bp-footer-reach">
          <p className="bp-footer-title">{UI_WORDS.address}</p>
          <Slot of={of} name="address" as="address" className="bp-prose" />
          <ChannelValue of={of} channel="phone" />
          <ChannelValue of={of} channel="email" />
        </div>
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
  texts: ['text', 'note', 'phone', 'email', 'address', ...itemSlots('hours', 3, 'title', 'text')],
  images: [],
};
