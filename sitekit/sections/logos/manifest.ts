import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const logosManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...slotsAs('claim', 'quote', 'name', 'role', 'note'),
    ...fieldsAs('claim', 'partner#', ...PAIR),
  },
  essential: /^(?:quote|partner\d+\.title)$/,
  kit: () => import('./logos.kit.js').then(({ logosKit }) => logosKit),
};
