import { NETWORKS } from '#core/sites/network-link.js';
import type { SectionManifest } from '../manifest.types.js';
import { HEADING_KINDS, slotsAs } from '../slot-kinds.js';

export const socialsManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...slotsAs('contact', ...NETWORKS.map((network) => `${network}.handle`)),
    ...slotsAs('claim', ...NETWORKS.map((network) => `${network}.text`)),
  },
  essential: /\.handle$/,
  kit: () => import('./socials.kit.js').then(({ socialsKit }) => socialsKit),
};
