import { Skyline } from '../../art/skyline.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { ChannelValue } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-skyline" as="footer">
      <div className="bp-wrap bp-foot-skyline">
        <BrandMark of={of} large />
        <Slot of={of} name="text" className="bp-prose" />
        <FooterNav of={of} />
        <SocialLinks of={of} />
        {hasText(of, 'phone', 'email') && (
          <div className="bp-foot-ways">
            <ChannelValue of={of} channel="phone" />
            <ChannelValue of={of} channel="email" />
          </div>
        )}
        <Slot of={of} name="note" className="bp-small" />
      </div>
      <Skyline />
    </Shell>
  );
}

/** Short and centred over a skyline of domes and wind towers. */
export const skyline: Composition = {
  name: 'footer-skyline',
  View,
  slots: slots('text', 'note', 'phone', 'email'),
};
