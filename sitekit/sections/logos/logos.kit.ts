import { logosCopy } from '../../copy/logos.copy.js';
import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { logosLayouts } from './logos.layouts.js';

export const logosKit: SectionKit = {
  layouts: logosLayouts,
  samples: (_, trade) => {
    const { partners, quote, name, role, note, ...head } = logosCopy[trade];
    return { ...intro(head), quote, name, role, note, ...pairs('partner', partners) };
  },
};
