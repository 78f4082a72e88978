import { faqsCopy } from '../../copy/faqs.copy.js';
import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { faqsLayouts } from './faqs.layouts.js';

export const faqsKit: SectionKit = {
  layouts: faqsLayouts,
  samples: ({ contact }, trade) => {
    const { note, action, items, ...head } = faqsCopy[trade];
    return { ...intro(head), note, action, phone: contact.phone, ...pairs('item', items) };
  },
};
