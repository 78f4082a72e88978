import { socialsCopy } from './socials.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, type Slots } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { socialsLayouts } from './socials.layouts.js';

export const socialsKit: SectionKit = {
  layouts: socialsLayouts,
  samples: (copy, trade) => {
    const slots: Slots = intro(sectionCopy('socials', socialsCopy, copy, trade));
    for (const [network, [handle, text]] of Object.entries(sectionCopy('socials', socialsCopy, copy, trade).networks)) {
      slots[`${network}.handle`] = handle;
      slots[`${network}.text`] = text;
    }
    return slots;
  },
};
