import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { PhoneLine } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-masthead" as="header">
      {hasText(of, 'note', 'phone') && (
        <div className="bp-masthead-strip" data-tone="brand">
          <div className="bp-wrap bp-header-row">
            <Slot of={of} name="note" as="span" />
            <PhoneLine of={of} />
          </div>
        </div>
      )}
      <div className="bp-wrap bp-masthead-name">
        <BrandMark of={of} large />
        <SiteNav of={of} />
      </div>
    </Shell>
  );
}

/** A strip with the telephone, the name large in the middle, links under it. */
export const masthead: Composition = { name: 'header-masthead', View, slots: slots('note', 'phone') };
