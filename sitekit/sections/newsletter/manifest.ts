import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

export const newsletterManifest: SectionManifest = {
  slots: {
    ...INTRO_KINDS,
    ...slotsAs('ornament', 'label', 'note', 'action'),
    ...slotsAs('contact', 'email'),
    ...fieldsAs('claim', 'point#', 'title'),
    ...fieldsAs('claim', 'issue#', ...PAIR),
  },
  sendsForm: true,
  kit: () => import('./newsletter.kit.js').then(({ newsletterKit }) => newsletterKit),
};
