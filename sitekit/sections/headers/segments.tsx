import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { PhoneLine } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-segments" as="header">
      <div className="bp-wrap bp-header-row bp-segments" data-side={of.treatment.media}>
        <BrandMark of={of} />
        <SiteNav of={of} />
        <PhoneLine of={of} className="bp-with-icon bp-segments-phone" />
      </div>
    </Shell>
  );
}

/** Links as the keys of one switch, the telephone beside them. */
export const segments: Composition = { name: 'header-segments', View, slots: slots('phone') };
