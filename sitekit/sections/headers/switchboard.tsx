import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { PhoneLink } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { hasNav, SiteNav } from '../../ui/site-nav.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-switchboard" as="header">
      <div className="bp-wrap bp-switchboard-top">
        <BrandMark of={of} />
        {hasText(of, 'phone', 'note') && (
          <div className="bp-switchboard-call">
            {of.texts['phone'] && (
              <span className="bp-icon-box">
                <Icon name="phone" />
              </span>
            )}
            <div>
              <PhoneLink of={of} className="bp-switchboard-phone" />
              <Slot of={of} name="note" as="span" className="bp-small" />
            </div>
          </div>
        )}
      </div>
      {hasNav(of) && (
        <div className="bp-switchboard-nav">
          <div className="bp-wrap">
            <SiteNav of={of} />
          </div>
        </div>
      )}
    </Shell>
  );
}

/** Two floors: name and a telephone to dial, then the links. */
export const switchboard: Composition = { name: 'header-switchboard', View, slots: slots('phone', 'note') };
