import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, PAIR, slotsAs } from '../slot-kinds.js';

export const footerManifest: SectionManifest = {
  slots: {
    ...slotsAs('ornament', 'text', 'note', 'title', 'action'),
    ...slotsAs('contact', 'phone', 'email', 'address'),
    ...fieldsAs('claim', 'hours#', ...PAIR),
  },
  kit: () => import('./footer.kit.js').then(({ footerKit }) => footerKit),
};
