import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR } from '../slot-kinds.js';

export const featuresManifest: SectionManifest = {
  slots: { ...INTRO_KINDS, ...fieldsAs('ornament', 'item#', ...PAIR) },
  kit: () => import('./features.kit.js').then(({ featuresKit }) => featuresKit),
};
