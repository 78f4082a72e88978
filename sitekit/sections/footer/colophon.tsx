import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { FooterNav } from '../../ui/site-nav.js';
import { SocialLinks } from '../../ui/social-links.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="footer-colophon" as="footer">
      <div className="bp-wrap">
        <BrandMark of={of} large />
        <Slot of={of} name="text" className="bp-prose" />
        <FooterNav of={of} />
        <SocialLinks of={of} />
        <Slot of={of} name="note" className="bp-small" />
      </div>
    </Shell>
  );
}

/** Centred and short. */
export const colophon: Composition = { name: 'footer-colophon', View, slots: slots('text', 'note') };
