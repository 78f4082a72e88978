import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Address, ChannelValue } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { lengthOf } from '../../ui/fit.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-wordmark" as="footer">
      <div className="bp-wrap">
        <div className="bp-wordmark-top">
          <div>
            <Slot of={of} name="text" className="bp-wordmark-line" />
            <SocialLinks of={of} />
          </div>
          <FooterNav of={of} />
          {hasText(of, 'phone', 'email', 'address') && (
            <div className="bp-footer-reach">
              <ChannelValue of={of} channel="phone" />
              <ChannelValue of={of} channel="email" />
              <Address of={of} className="bp-small" />
            </div>
          )}
        </div>
        <p className="bp-wordmark" style={lengthOf(of.site.name, 8)}>
          {of.site.name}
        </p>
        <Slot of={of} name="note" className="bp-small" />
      </div>
    </Shell>
  );
}

/** The name of the site as large as the page. */
export const wordmark: Composition = {
  name: 'footer-wordmark',
  View,
  slots: slots('text', 'note', 'phone', 'email', 'address'),
};
