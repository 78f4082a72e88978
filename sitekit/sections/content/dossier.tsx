import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Slot, Title } from '../../ui/slot.js';
import { Facts, PART_SLOTS, Parts, Saying } from './parts.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-dossier">
      <div className="bp-wrap bp-con-dossier" data-media={of.treatment.media}>
        <div className="bp-flow">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
          <Slot of={of} name="text" className="bp-lead" />
          <Parts of={of} />
        </div>
        <aside>
          <Facts of={of} />
          <Saying of={of} className="bp-con-aside-quote" />
        </aside>
      </div>
    </Shell>
  );
}

/** A long text with a column of facts at its side. */
export const dossier: Composition = {
  name: 'content-dossier',
  View,
  slots: slots(...INTRO, 'quote', 'signature', PART_SLOTS, list('fact', 3, 'title', 'text')),
};
