import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-center" as="header">
      <div className="bp-wrap bp-header-middle">
        <SiteNav of={of} />
        <BrandMark of={of} large />
        <Action of={of} name="cta" look={of.treatment.tone === 'plain' ? 'line' : 'fill'} />
      </div>
    </Shell>
  );
}

/** The name between the links and the call. */
export const center: Composition = { name: 'header-center', View, slots: slots('cta') };
