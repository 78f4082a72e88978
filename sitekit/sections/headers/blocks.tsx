import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-blocks" as="header">
      <div className="bp-blocks" data-side={of.treatment.media}>
        <div className="bp-blocks-name" data-tone={panelTone(of.treatment.tone)}>
          <BrandMark of={of} />
        </div>
        <SiteNav of={of} />
        <Action of={of} name="cta" />
      </div>
    </Shell>
  );
}

/** Blocks from edge to edge: the name on colour, links in cells, the call as the last block. */
export const blocks: Composition = { name: 'header-blocks', View, slots: slots('cta') };
