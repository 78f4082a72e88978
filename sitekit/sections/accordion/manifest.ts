import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, PAIR, slotsAs } from '../slot-kinds.js';

export const accordionManifest: SectionManifest = {
  slots: { ...slotsAs('claim', 'eyebrow', 'title', 'text'), ...fieldsAs('claim', 'item#', ...PAIR) },
  essential: /^item\d+\.title$/,
  kit: () => import('./accordion.kit.js').then(({ accordionKit }) => accordionKit),
};
