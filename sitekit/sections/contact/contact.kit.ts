import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { contactLayouts } from './contact.layouts.js';

export const contactKit: SectionKit = {
  layouts: contactLayouts,
  samples: ({ contact }) => {
    const { phone, mobile, email, address, extra, hours } = contact;
    return { ...intro(contact), phone, mobile, email, address, extra, ...pairs('hours', hours) };
  },
};
