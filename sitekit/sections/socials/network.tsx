import type { ReactNode } from 'react';
import { networkHref, NETWORKS, type Network } from '#core/sites/network-link.js';
import { SLOT_ITEM_LABELS } from '../../copy/slots.messages.js';
import { sampleTexts } from '../../layouts/library.js';
import type { SectionProps } from '../../section.types.js';
import { slotMark } from '../../ui/slot.js';

/** Sections have no samples of these: they are shown with a handle of the site's facts, and edited there. */
const OF_FACTS_ALONE: readonly Network[] = ['eitaa', 'bale'];

/** The handle, and what one finds there. */
export const networkSlots = (...fields: ('handle' | 'text')[]): string[] =>
  NETWORKS.filter((network) => !OF_FACTS_ALONE.includes(network)).flatMap((network) =>
    fields.map((field) => `${network}.${field}`),
  );

/** The networks the customer has a handle on. */
export function networksOf(of: SectionProps): Network[] {
  return NETWORKS.filter((network) => of.texts[`${network}.handle`]);
}

export const networkName = (network: Network): string => SLOT_ITEM_LABELS[network] ?? network;

/** The handle, written left to right. */
export function Handle({ of, network }: { of: SectionProps; network: Network }) {
  const name = `${network}.handle`;
  return (
    <bdi dir="ltr" className="bp-handle" {...slotMark(of, name)}>
      {of.texts[name]}
    </bdi>
  );
}

/**
 * A link to the profile. A sample handle leads nowhere: it may be a stranger's; neither does a text that is no handle.
 */
export function NetworkLink({
  of,
  network,
  className,
  children,
}: {
  of: SectionProps;
  network: Network;
  className?: string;
  children: ReactNode;
}) {
  const handle = of.texts[`${network}.handle`] ?? '';
  const sample = sampleTexts('socials', of.trade)[`${network}.handle`];
  const href = handle === sample ? null : networkHref(network, handle);
  return href ? (
    <a className={className} href={href} rel="noopener">
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}
