import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { Subscribe, SUBSCRIBE_SLOTS } from './subscribe.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="newsletter-beacon">
      <div className="bp-wrap bp-nl-beacon">
        <span className="bp-icon-disc">
          <Icon name="mail" />
        </span>
        <Head of={of} align="center" />
        <Subscribe of={of} look="pill" />
      </div>
    </Shell>
  );
}

/** Everything in the middle: a mark, words, and one rounded field. */
export const beacon: Composition = {
  name: 'newsletter-beacon',
  View,
  slots: slots(...INTRO, ...SUBSCRIBE_SLOTS),
};
