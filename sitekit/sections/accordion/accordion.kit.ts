import { accordionCopy } from './accordion.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { accordionLayouts } from './accordion.layouts.js';

export const accordionKit: SectionKit = {
  layouts: accordionLayouts,
  samples: (copy, trade) => ({
    ...intro(sectionCopy('accordion', accordionCopy, copy, trade)),
    ...pairs('item', sectionCopy('accordion', accordionCopy, copy, trade).items),
  }),
};
