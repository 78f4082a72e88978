import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const aboutManifest: SectionManifest = {
  slots: {
    ...INTRO_KINDS,
    ...slotsAs('claim', 'more', 'quote', 'signature'),
    ...fieldsAs('ornament', 'point#', 'title'),
    ...fieldsAs('claim', 'milestone#', ...PAIR),
    ...fieldsAs('claim', 'stat#', ...PAIR),
  },
  kit: () => import('./about.kit.js').then(({ aboutKit }) => aboutKit),
};
