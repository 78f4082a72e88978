import { NetworkIcon } from '../../art/network-icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Handle, NetworkLink, networkName, networkSlots, networksOf } from './network.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="socials-panel">
      <div className="bp-wrap">
        <div className="bp-inset" data-media={of.treatment.media} data-tone={panelTone(of.treatment.tone)}>
          <div className="bp-inset-text">
            <Intro of={of} />
            <ul className="bp-soc-pairs">
              {networksOf(of).map((network) => (
                <li key={network}>
                  <NetworkLink of={of} network={network} className="bp-soc-pair">
                    <NetworkIcon network={network} />
                    <span>
                      <strong>{networkName(network)}</strong>
                      <Handle of={of} network={network} />
                    </span>
                  </NetworkLink>
                </li>
              ))}
            </ul>
          </div>
          <Picture of={of} slot="main" art={1} className="bp-inset-pic" />
        </div>
      </div>
    </Shell>
  );
}

/** A coloured panel with every handle, and a picture. */
export const panel: Composition = {
  name: 'socials-panel',
  View,
  slots: slots(...INTRO, ...networkSlots('handle'), picture('main')),
};
