import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, PAIR, slotsAs } from '../slot-kinds.js';

export const contentManifest: SectionManifest = {
  slots: {
    ...slotsAs('claim', 'eyebrow', 'title', 'text', 'more', 'ending', 'quote', 'signature', 'caption', 'note'),
    ...slotsAs('ornament', 'action'),
    ...fieldsAs('claim', 'part#', ...PAIR),
    ...fieldsAs('claim', 'fact#', ...PAIR),
    ...fieldsAs('claim', 'point#', 'title'),
  },
  essential: /^(?:title|text|more|ending|quote|note|(?:part|fact|point)\d+\.title)$/,
  kit: () => import('./content.kit.js').then(({ contentKit }) => contentKit),
};
