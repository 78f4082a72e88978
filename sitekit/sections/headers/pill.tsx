import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-pill" as="header">
      <div className="bp-wrap">
        <div className="bp-pill">
          <BrandMark of={of} />
          <SiteNav of={of} />
          <Action of={of} name="cta" />
        </div>
      </div>
    </Shell>
  );
}

/** A rounded bar that floats over the page. */
export const pill: Composition = { name: 'header-pill', View, slots: slots('cta') };
