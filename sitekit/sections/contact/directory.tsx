import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots, slots } from '../../slots.js';
import { ChannelValue, hasHours, Hours, type Channel } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

const CHANNELS: readonly Channel[] = ['phone', 'mobile', 'email', 'address'];

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-directory">
      <div className="bp-wrap bp-directory">
        <Head of={of} />
        <ul>
          {CHANNELS.filter((channel) => of.texts[channel]).map((channel) => (
            <li key={channel}>
              <span className="bp-small">{UI_WORDS[channel]}</span>
              <ChannelValue of={of} channel={channel} />
            </li>
          ))}
          {hasHours(of) && (
            <li>
              <span className="bp-small">{UI_WORDS.hours}</span>
              <Hours of={of} />
            </li>
          )}
        </ul>
      </div>
    </Shell>
  );
}

/** A directory: one ruled row for each way, in large type. */
export const directory: Composition = {
  name: 'contact-directory',
  View,
  slots: slots(...INTRO, ...CHANNELS, ...itemSlots('hours', 3, 'title', 'text')),
};
