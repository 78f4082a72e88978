import { statsCopy } from '../../copy/stats.copy.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { statsLayouts } from './stats.layouts.js';

export const statsKit: SectionKit = {
  layouts: statsLayouts,
  samples: (_, trade) => {
    const { note, figures, shares, ...head } = statsCopy[trade];
    return {
      ...intro(head),
      note,
      ...numbered('stat', ['title', 'text', 'more'], figures),
      ...numbered('share', ['title', 'value'], shares),
    };
  },
};
