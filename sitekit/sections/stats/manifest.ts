import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const statsManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...slotsAs('claim', 'note'),
    ...fieldsAs('claim', 'stat#', ...PAIR, 'more'),
    ...fieldsAs('claim', 'share#', 'title', 'value'),
  },
  essential: /^(?:stat|share)\d+\.title$/,
  kit: () => import('./stats.kit.js').then(({ statsKit }) => statsKit),
};
