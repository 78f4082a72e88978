import { NeighbourhoodMap } from '../../art/map.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { ChannelList } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-neighbourhood">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div>
          <Head of={of} />
          <ChannelList of={of} channels={['phone', 'email', 'address']} />
        </div>
        <div className="bp-map">
          <NeighbourhoodMap className="bp-map-shape" />
          <Slot of={of} name="extra" className="bp-map-note" />
        </div>
      </div>
    </Shell>
  );
}

/** Ways to reach us beside a drawn neighbourhood. */
export const neighbourhood: Composition = {
  name: 'contact-neighbourhood',
  View,
  slots: slots(...INTRO, 'phone', 'email', 'address', 'extra'),
};
