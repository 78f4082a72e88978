import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action, hasAction } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { Shell } from '../../ui/shell.js';
import { hasNav, SiteNav } from '../../ui/site-nav.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-plaque" as="header">
      <div className="bp-wrap bp-plaque">
        <div className="bp-plaque-name">
          <BrandMark of={of} large />
          <Slot of={of} name="note" className="bp-small" />
        </div>
        {(hasNav(of) || hasAction(of, 'cta')) && (
          <div className="bp-plaque-nav">
            <SiteNav of={of} />
            <Action of={of} name="cta" />
          </div>
        )}
      </div>
    </Shell>
  );
}

/** A tall patterned plaque: the name large, a line under it, links at the foot. */
export const plaque: Composition = { name: 'header-plaque', View, slots: slots('note', 'cta') };
