import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, slotsAs } from '../slot-kinds.js';

export const teamManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...slotsAs('ornament', 'action'),
    ...slotsAs('claim', 'quote'),
    ...fieldsAs('claim', 'member#', 'name', 'role', 'text'),
  },
  essential: /^member\d+\.name$/,
  kit: () => import('./team.kit.js').then(({ teamKit }) => teamKit),
};
