import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const contactManifest: SectionManifest = {
  slots: {
    ...INTRO_KINDS,
    ...slotsAs('contact', 'phone', 'mobile', 'email', 'address'),
    ...slotsAs('claim', 'extra'),
    ...fieldsAs('claim', 'hours#', ...PAIR),
  },
  essential: /^(?:phone|mobile|email|address|hours\d+\.title)$/,
  kit: () => import('./contact.kit.js').then(({ contactKit }) => contactKit),
};
