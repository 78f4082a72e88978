import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { hasNav, SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-capsules" as="header">
      <div className="bp-wrap bp-capsules">
        <div className="bp-capsule">
          <BrandMark of={of} />
        </div>
        {hasNav(of) && (
          <div className="bp-capsule bp-capsule-nav">
            <SiteNav of={of} />
          </div>
        )}
        <Action of={of} name="cta" />
      </div>
    </Shell>
  );
}

/** Three capsules that float beside each other. */
export const capsules: Composition = { name: 'header-capsules', View, slots: slots('cta') };
