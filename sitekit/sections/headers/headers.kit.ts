import type { SectionKit } from '../manifest.types.js';
import { headersLayouts } from './headers.layouts.js';

export const headersKit: SectionKit = {
  layouts: headersLayouts,
  samples: ({ header, contact }) => ({
    cta: header.cta,
    note: header.note,
    phone: contact.phone,
    email: contact.email,
  }),
};
