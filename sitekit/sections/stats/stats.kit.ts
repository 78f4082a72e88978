import { statsCopy } from './stats.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { statsLayouts } from './stats.layouts.js';

export const statsKit: SectionKit = {
  layouts: statsLayouts,
  samples: (copy, trade) => {
    const { note, figures, shares, ...head } = sectionCopy('stats', statsCopy, copy, trade);
    return {
      ...intro(head),
      note,
      ...numbered('stat', ['title', 'text', 'more'], figures),
      ...numbered('share', ['title', 'value'], shares),
    };
  },
};
