import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-farewell" as="footer">
      <div className="bp-wrap">
        <div className="bp-farewell">
          <Slot of={of} name="title" className="bp-title" />
          <Action of={of} name="action" />
        </div>
        <div className="bp-farewell-end">
          <BrandMark of={of} />
          <FooterNav of={of} />
          <SocialLinks of={of} />
          <Slot of={of} name="note" className="bp-small" />
        </div>
      </div>
    </Shell>
  );
}

/** A last call, then one line. */
export const farewell: Composition = { name: 'footer-farewell', View, slots: slots('title', 'action', 'note') };
