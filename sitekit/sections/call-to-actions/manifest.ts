import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, PAIR, slotsAs } from '../slot-kinds.js';

export const callToActionsManifest: SectionManifest = {
  slots: {
    ...slotsAs('ornament', 'title', 'text', 'primary', 'secondary'),
    ...slotsAs('contact', 'phone'),
    ...fieldsAs('ornament', 'step#', ...PAIR),
  },
  kit: () => import('./call-to-actions.kit.js').then(({ callToActionsKit }) => callToActionsKit),
};
