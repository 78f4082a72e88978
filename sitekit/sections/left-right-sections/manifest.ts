import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, PAIR, slotsAs } from '../slot-kinds.js';

export const leftRightSectionsManifest: SectionManifest = {
  slots: {
    ...slotsAs('claim', 'eyebrow', 'title', 'text'),
    ...slotsAs('ornament', 'action'),
    ...fieldsAs('claim', 'side#', ...PAIR),
    ...fieldsAs('claim', 'point#', 'title'),
  },
  essential: /^(?:title|text|(?:side|point)\d+\.title)$/,
  kit: () => import('./left-right-sections.kit.js').then(({ leftRightSectionsKit }) => leftRightSectionsKit),
};
