import { CELLS } from '#core/sections/table-cells.js';
import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, slotsAs } from '../slot-kinds.js';

export const tablesManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...slotsAs('claim', 'note'),
    ...slotsAs('ornament', 'action'),
    ...fieldsAs('ornament', 'column#', 'title'),
    ...fieldsAs('claim', 'row#', 'title', ...CELLS),
  },
  essential: /^row\d+\.title$/,
  kit: () => import('./tables.kit.js').then(({ tablesKit }) => tablesKit),
};
