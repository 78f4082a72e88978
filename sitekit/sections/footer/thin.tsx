import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-thin" as="footer">
      <div className="bp-wrap bp-foot-thin">
        <BrandMark of={of} />
        <FooterNav of={of} />
        <SocialLinks of={of} />
        <Slot of={of} name="note" className="bp-small" />
      </div>
    </Shell>
  );
}

/** One thin row. */
export const thin: Composition = { name: 'footer-thin', View, slots: slots('note') };
