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
      ...titles('column', columns),
      ...numbered('row', ['title', 'first', 'second', 'third'], rows),
    };
  },
};
