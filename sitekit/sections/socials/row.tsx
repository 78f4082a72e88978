import { NetworkIcon } from '../../art/network-icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { Head } from '../../ui/slot.js';
import { Handle, NetworkLink, networkName, networkSlots, networksOf } from './network.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="socials-row">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-soc-row">
          {networksOf(of).map((network) => (
            <li key={network}>
              <NetworkLink of={of} network={network} className="bp-soc-medal">
                <span className="bp-icon-disc">
                  <NetworkIcon network={network} />
                </span>
                <strong>{networkName(network)}</strong>
                <Handle of={of} network={network} />
              </NetworkLink>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Round signs in one row. */
export const row: Composition = {
  name: 'socials-row',
  View,
  slots: slots(...INTRO, ...networkSlots('handle')),
};
