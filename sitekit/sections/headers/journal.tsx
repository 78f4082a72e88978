import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { PhoneLine } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { hasNav, SiteNav } from '../../ui/site-nav.js';
import { Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-journal" as="header">
      <div className="bp-wrap bp-journal">
        <Slot of={of} name="note" as="span" className="bp-small" />
        <BrandMark of={of} large />
        <PhoneLine of={of} className="bp-with-icon bp-journal-phone" />
        {hasNav(of) && (
          <div className="bp-journal-nav">
            <SiteNav of={of} />
          </div>
        )}
      </div>
    </Shell>
  );
}

/** The head of a newspaper: the name between two notes, links between double rules. */
export const journal: Composition = { name: 'header-journal', View, slots: slots('note', 'phone') };
