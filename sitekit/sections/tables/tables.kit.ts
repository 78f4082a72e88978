import { CELLS } from '#core/sections/table-cells.js';
import { TABLE_COLUMNS } from '#core/limits/limits.js';
import { tablesCopy } from './tables.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, numbered, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { tablesLayouts } from './tables.layouts.js';

export const tablesKit: SectionKit = {
  layouts: tablesLayouts,
  samples: (copy, trade) => {
    const { columns, rows, note, action, ...head } = sectionCopy('tables', tablesCopy, copy, trade);
    return {
      ...intro(head),
      note,
      action,
      ...titles(
        'column',
        Array.from({ length: TABLE_COLUMNS }, (_, at) => columns[at] ?? ''),
      ),
      ...numbered('row', ['title', ...CELLS], rows),
    };
  },
};
