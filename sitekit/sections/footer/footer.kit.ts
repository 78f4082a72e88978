import { pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { footerLayouts } from './footer.layouts.js';

export const footerKit: SectionKit = {
  layouts: footerLayouts,
  samples: ({ footer, contact }) => ({
    ...footer,
    phone: contact.phone,
    email: contact.email,
    address: contact.address,
    ...pairs('hours', contact.hours),
  }),
};
