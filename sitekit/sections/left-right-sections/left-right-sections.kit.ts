import { leftRightSectionsCopy } from '../../copy/left-right-sections.copy.js';
import { intro, pairs, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { leftRightSectionsLayouts } from './left-right-sections.layouts.js';

export const leftRightSectionsKit: SectionKit = {
  layouts: leftRightSectionsLayouts,
  samples: (_, trade) => {
    const { sides, points, action, ...head } = leftRightSectionsCopy[trade];
    return { ...intro(head), action, ...pairs('side', sides), ...titles('point', points) };
  },
};
