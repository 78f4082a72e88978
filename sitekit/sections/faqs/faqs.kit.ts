import { faqsCopy } from './faqs.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { faqsLayouts } from './faqs.layouts.js';

export const faqsKit: SectionKit = {
  layouts: faqsLayouts,
  samples: (copy, trade) => {
    const { note, action, items, ...head } = sectionCopy('faqs', faqsCopy, copy, trade);
    return { ...intro(head), note, action, phone: copy.contact.phone, ...pairs('item', items) };
  },
};
