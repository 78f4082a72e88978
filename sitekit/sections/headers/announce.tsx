import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { PhoneLine } from '../../ui/contact-lines.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-announce" as="header">
      {hasText(of, 'note', 'phone') && (
        <div className="bp-announce" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <div className="bp-wrap">
            <Slot of={of} name="note" as="span" />
            <PhoneLine of={of} />
          </div>
        </div>
      )}
      <div className="bp-wrap bp-header-row" data-side={of.treatment.media}>
        <BrandMark of={of} />
        <SiteNav of={of} />
        <Action of={of} name="cta" />
      </div>
    </Shell>
  );
}

/** A patterned announcement above the row of links. */
export const announce: Composition = { name: 'header-announce', View, slots: slots('note', 'phone', 'cta') };
