import { accordionCopy } from '../../copy/accordion.copy.js';
import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { accordionLayouts } from './accordion.layouts.js';

export const accordionKit: SectionKit = {
  layouts: accordionLayouts,
  samples: (_, trade) => ({ ...intro(accordionCopy[trade]), ...pairs('item', accordionCopy[trade].items) }),
};
