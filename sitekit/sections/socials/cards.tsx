import { NetworkIcon } from '../../art/network-icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head, Slot } from '../../ui/slot.js';
import { Handle, NetworkLink, networkName, networkSlots, networksOf } from './network.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="socials-cards">
      <div className="bp-wrap">
        <Head of={of} align={of.treatment.align} />
        <ul className="bp-grid">
          {networksOf(of).map((network) => (
            <li key={network}>
              <NetworkLink of={of} network={network} className="bp-card bp-soc-card">
                <span className="bp-icon-box">
                  <NetworkIcon network={network} />
                </span>
                <strong>{networkName(network)}</strong>
                <Handle of={of} network={network} />
                <Slot of={of} name={`${network}.text`} as="span" className="bp-prose" />
              </NetworkLink>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A card for every network, with what one finds there. */
export const cards: Composition = {
  name: 'socials-cards',
  View,
  slots: slots(...INTRO, ...networkSlots('handle', 'text')),
};
