import { leftRightSectionsCopy } from './left-right-sections.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, pairs, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { leftRightSectionsLayouts } from './left-right-sections.layouts.js';

export const leftRightSectionsKit: SectionKit = {
  layouts: leftRightSectionsLayouts,
  samples: (copy, trade) => {
    const { sides, points, action, ...head } = sectionCopy('leftRightSections', leftRightSectionsCopy, copy, trade);
    return { ...intro(head), action, ...pairs('side', sides), ...titles('point', points) };
  },
};
