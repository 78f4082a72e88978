import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS, slotsAs } from '../slot-kinds.js';

export const formsManifest: SectionManifest = {
  slots: {
    ...INTRO_KINDS,
    ...slotsAs('ornament', 'note', 'action'),
    ...slotsAs('contact', 'email', 'phone'),
    ...fieldsAs('ornament', 'field#', 'title'),
    ...fieldsAs('ornament', 'option#', 'title'),
    ...fieldsAs('ornament', 'stage#', 'title'),
  },
  sendsForm: true,
  kit: () => import('./forms.kit.js').then(({ formsKit }) => formsKit),
};
