import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Address, ChannelValue } from '../../ui/contact-lines.js';
import { broadPanelTone, Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  const canBeReached = hasText(of, 'address', 'phone', 'email');
  const columns = canBeReached ? 'bp-foot-panel' : 'bp-foot-panel bp-foot-panel-two';
  return (
    <Shell of={of} name="footer-panel" as="footer">
      <div className="bp-wrap">
        <div className={columns} data-tone={broadPanelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <div className="bp-foot-panel-call">
            <Slot of={of} name="title" className="bp-title" />
            <Slot of={of} name="text" className="bp-prose" />
            <Action of={of} name="action" />
          </div>
          {of.site.nav.length > 0 && (
            <div>
              <p className="bp-footer-title">{UI_WORDS.pages}</p>
              <FooterNav of={of} />
            </div>
          )}
          {canBeReached && (
            <div className="bp-footer-reach">
              <p className="bp-footer-title">{of.texts['address'] ? UI_WORDS.address : UI_WORDS.contact}</p>
              <Address of={of} className="bp-prose" />
              <ChannelValue of={of} channel="phone" />
              <ChannelValue of={of} channel="email" />
            </div>
          )}
        </div>
        <div className="bp-foot-line">
          <BrandMark of={of} />
          <SocialLinks of={of} />
          <Slot of={of} name="note" className="bp-small" />
        </div>
      </div>
    </Shell>
  );
}

/** A rounded panel of colour that holds the last call and the columns. */
export const panel: Composition = {
  name: 'footer-panel',
  View,
  slots: slots('title', 'text', 'action', 'note', 'phone', 'email', 'address'),
};
