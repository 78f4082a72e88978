import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { ChannelList } from '../../ui/contact-lines.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-plaza">
      <Picture of={of} slot="main" art={0} wide className="bp-plaza-pic" />
      <div className="bp-wrap">
        <div className="bp-plaza">
          <Head of={of} />
          <div className="bp-plaza-ways">
            <ChannelList of={of} channels={['phone', 'mobile', 'email', 'address']} />
            <Slot of={of} name="extra" className="bp-small" />
          </div>
        </div>
      </div>
    </Shell>
  );
}

/** A wide picture of the place, the ways to it on a card over its edge. */
export const plaza: Composition = {
  name: 'contact-plaza',
  View,
  slots: slots(...INTRO, 'phone', 'mobile', 'email', 'address', 'extra', picture('main')),
};
