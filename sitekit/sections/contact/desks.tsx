import { Icon } from '../../art/icons.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { CHANNEL_ICONS, ChannelValue, type Channel } from '../../ui/contact-lines.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';

const CHANNELS: readonly Channel[] = ['phone', 'mobile', 'email', 'address'];

function View(of: SectionProps) {
  return (
    <Shell of={of} name="contact-desks">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-grid bp-grid-4">
          {CHANNELS.filter((channel) => of.texts[channel]).map((channel) => (
            <li key={channel} className="bp-card">
              <span className="bp-icon-disc">
                <Icon name={CHANNEL_ICONS[channel]} />
              </span>
              <span className="bp-small">{UI_WORDS[channel]}</span>
              <ChannelValue of={of} channel={channel} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Four cards, one for each way. */
export const desks: Composition = { name: 'contact-desks', View, slots: slots(...INTRO, ...CHANNELS) };
