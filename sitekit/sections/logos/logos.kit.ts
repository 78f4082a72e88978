import { logosCopy } from './logos.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { logosLayouts } from './logos.layouts.js';

export const logosKit: SectionKit = {
  layouts: logosLayouts,
  samples: (copy, trade) => {
    const { partners, quote, name, role, note, ...head } = sectionCopy('logos', logosCopy, copy, trade);
    return { ...intro(head), quote, name, role, note, ...pairs('partner', partners) };
  },
};
