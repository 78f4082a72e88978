import { socialsCopy } from '../../copy/socials.copy.js';
import { intro, type Slots } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { socialsLayouts } from './socials.layouts.js';

export const socialsKit: SectionKit = {
  layouts: socialsLayouts,
  samples: (_, trade) => {
    const slots: Slots = intro(socialsCopy[trade]);
    for (const [network, [handle, text]] of Object.entries(socialsCopy[trade].networks)) {
      slots[`${network}.handle`] = handle;
      slots[`${network}.text`] = text;
    }
    return slots;
  },
};
