import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, PAIR } from '../slot-kinds.js';

export const testimonialsManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...fieldsAs('claim', 'rating', ...PAIR),
    ...fieldsAs('claim', 'item#', 'quote', 'name', 'role'),
  },
  essential: /^item\d+\.quote$/,
  kit: () => import('./testimonials.kit.js').then(({ testimonialsKit }) => testimonialsKit),
};
