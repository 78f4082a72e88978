import type { Composition, SectionProps } from '../../section.types.js';
import { itemSlots, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Address, ChannelValue, hasHours, Hours } from '../../ui/contact-lines.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-halves" as="footer">
      <div className="bp-foot-halves">
        <div className="bp-foot-half" data-tone={panelTone(of.treatment.tone)}>
          <Slot of={of} name="title" className="bp-title" />
          <Action of={of} name="action" />
        </div>
        <div className="bp-foot-half">
          <BrandMark of={of} />
          <Slot of={of} name="text" className="bp-prose" />
          <FooterNav of={of} />
          <SocialLinks of={of} />
          {(hasHours(of) || hasText(of, 'phone', 'email', 'address')) && (
            <div className="bp-foot-half-row">
              {hasText(of, 'phone', 'email', 'address') && (
                <div className="bp-footer-reach">
                  <ChannelValue of={of} channel="phone" />
                  <ChannelValue of={of} channel="email" />
                  <Address of={of} className="bp-small" />
                </div>
              )}
              <Hours of={of} />
            </div>
          )}
          <Slot of={of} name="note" className="bp-small" />
        </div>
      </div>
    </Shell>
  );
}

/** Half a call in colour, half everything else, from edge to edge. */
export const halves: Composition = {
  name: 'footer-halves',
  View,
  slots: slots(
    'title',
    'action',
    'text',
    'note',
    'phone',
    'email',
    'address',
    ...itemSlots('hours', 3, 'title', 'text'),
  ),
};
