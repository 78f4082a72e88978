import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const faqsManifest: SectionManifest = {
  slots: {
    ...INTRO_KINDS,
    ...slotsAs('ornament', 'note', 'action'),
    ...slotsAs('contact', 'phone'),
    ...fieldsAs('ornament', 'item#', ...PAIR),
  },
  kit: () => import('./faqs.kit.js').then(({ faqsKit }) => faqsKit),
};
