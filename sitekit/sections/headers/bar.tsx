import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-bar" as="header">
      <div className="bp-wrap bp-header-row" data-side={of.treatment.media}>
        <BrandMark of={of} />
        <SiteNav of={of} />
        <Action of={of} name="cta" />
      </div>
    </Shell>
  );
}

/** Name, links, call: one quiet row. */
export const bar: Composition = { name: 'header-bar', View, slots: slots('cta') };
