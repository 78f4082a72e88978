import { NetworkIcon } from '../art/network-icons.js';
import { SLOT_ITEM_LABELS, UI_WORDS } from '../copy/slots.messages.js';
import type { SectionProps } from '../section.types.js';

/** The profiles of the site's facts as signs; nothing where there are none. */
export function SocialLinks({ of }: { of: SectionProps }) {
  const { profiles } = of.site;
  if (profiles.length === 0) return null;
  return (
    <ul className="bp-social" aria-label={UI_WORDS.networks}>
      {profiles.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener" aria-label={SLOT_ITEM_LABELS[network]}>
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
