import { NetworkIcon } from '../../art/network-icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, pictureSlots, slots } from '../../slots.js';
import { Intro } from '../../ui/intro.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Handle, NetworkLink, networkName, networkSlots, networksOf } from './network.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="socials-album">
      <div className="bp-wrap bp-flow">
        <div className="bp-soc-top" data-media={of.treatment.media}>
          <Intro of={of} />
          <ul className="bp-soc-chips">
            {networksOf(of).map((network) => (
              <li key={network}>
                <NetworkLink of={of} network={network} className="bp-soc-chip">
                  <NetworkIcon network={network} />
                  <span className="bp-hidden">{networkName(network)}</span>
                  <Handle of={of} network={network} />
                </NetworkLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="bp-soc-album" data-media={of.treatment.media}>
          {[1, 2, 3, 4, 5].map((n) => (
            <Picture key={n} of={of} slot={`picture${n}`} art={n - 1} className="bp-shape" />
          ))}
        </div>
      </div>
    </Shell>
  );
}

/** Five square pictures, as the profile looks, under the handles. */
export const album: Composition = {
  name: 'socials-album',
  View,
  slots: slots(...INTRO, ...networkSlots('handle'), ...pictureSlots(5)),
};
