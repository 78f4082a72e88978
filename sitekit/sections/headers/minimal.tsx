import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { PhoneLine } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-minimal" as="header">
      <div className="bp-wrap bp-header-row bp-minimal" data-side={of.treatment.media}>
        <BrandMark of={of} large={of.treatment.align === 'center'} />
        <PhoneLine of={of} />
        <SiteNav of={of} />
      </div>
    </Shell>
  );
}

/** Only a name and a telephone; the links wait behind a button at every width. */
export const minimal: Composition = { name: 'header-minimal', View, slots: slots('phone') };
