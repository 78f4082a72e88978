import { Icon } from '../../art/icons.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action, hasAction, PhoneLink } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { MailLink } from '../../ui/contact-lines.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { hasNav, SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-reception" as="header">
      <div className="bp-wrap bp-reception-top">
        <BrandMark of={of} />
        {of.texts['phone'] && (
          <div className="bp-reception-item">
            <Icon name="phone" />
            <span className="bp-small">{UI_WORDS.phone}</span>
            <PhoneLink of={of} />
          </div>
        )}
        {of.texts['email'] && (
          <div className="bp-reception-item bp-reception-mail">
            <Icon name="mail" />
            <span className="bp-small">{UI_WORDS.email}</span>
            <MailLink of={of} />
          </div>
        )}
      </div>
      {(hasNav(of) || hasAction(of, 'cta')) && (
        <div className="bp-wrap">
          <div className="bp-reception-bar" data-tone={panelTone(of.treatment.tone)}>
            <SiteNav of={of} />
            <Action of={of} name="cta" />
          </div>
        </div>
      )}
    </Shell>
  );
}

/** Ways to reach us above, a rounded bar of links in the brand's colour below. */
export const reception: Composition = {
  name: 'header-reception',
  View,
  slots: slots('phone', 'email', 'cta'),
};
