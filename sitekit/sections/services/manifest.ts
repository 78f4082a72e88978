import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const servicesManifest: SectionManifest = {
  slots: { ...INTRO_KINDS, ...fieldsAs('ornament', 'item#', ...PAIR), ...slotsAs('ornament', 'action') },
  kit: () => import('./services.kit.js').then(({ servicesKit }) => servicesKit),
};
