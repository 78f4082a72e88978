import { Icon } from '../../art/icons.js';
import { NetworkIcon } from '../../art/network-icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { Slot } from '../../ui/slot.js';
import { Handle, NetworkLink, networkName, networkSlots, networksOf } from './network.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="socials-directory">
      <div className="bp-wrap bp-faq-side" data-media={of.treatment.media}>
        <Intro of={of} />
        <ul className="bp-soc-directory">
          {networksOf(of).map((network) => (
            <li key={network}>
              <NetworkLink of={of} network={network} className="bp-soc-line">
                <NetworkIcon network={network} />
                <span>
                  <strong>{networkName(network)}</strong>
                  <Slot of={of} name={`${network}.text`} as="span" className="bp-small" />
                </span>
                <Handle of={of} network={network} />
                <Icon name="arrow" />
              </NetworkLink>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A directory: sign, name, what it is for, handle. */
export const directory: Composition = {
  name: 'socials-directory',
  View,
  slots: slots(...INTRO, ...networkSlots('handle', 'text')),
};
