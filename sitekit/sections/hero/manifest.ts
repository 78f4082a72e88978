import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const heroManifest: SectionManifest = {
  slots: {
    ...INTRO_KINDS,
    ...slotsAs('ornament', 'primary', 'secondary'),
    ...slotsAs('claim', 'note'),
    ...fieldsAs('claim', 'badge', ...PAIR),
    ...fieldsAs('claim', 'stat#', ...PAIR),
  },
  kit: () => import('./hero.kit.js').then(({ heroKit }) => heroKit),
};
