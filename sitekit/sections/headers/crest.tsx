import type { Composition, SectionProps } from '../../section.types.js';
import { slots } from '../../slots.js';
import { BrandMark } from '../../ui/brand-mark.js';
import { PhoneLine } from '../../ui/contact-lines.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { SiteNav } from '../../ui/site-nav.js';
import { hasText, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="header-crest" as="header">
      {hasText(of, 'note', 'phone') ? (
        <div className="bp-crest-band" data-tone={panelTone(of.treatment.tone)}>
          <div className="bp-wrap bp-header-row">
            <Slot of={of} name="note" as="span" />
            <PhoneLine of={of} />
          </div>
        </div>
      ) : (
        <div className="bp-crest-band" data-tone={panelTone(of.treatment.tone)} aria-hidden="true" />
      )}
      <div className="bp-wrap bp-crest">
        <div className="bp-crest-arch">
          <BrandMark of={of} large />
        </div>
        <SiteNav of={of} />
      </div>
    </Shell>
  );
}

/** The name in an arch that rises into a coloured band. */
export const crest: Composition = { name: 'header-crest', View, slots: slots('note', 'phone') };
