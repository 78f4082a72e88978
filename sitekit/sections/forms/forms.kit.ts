import { FORM_NOTE, formsCopy } from './forms.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { formsLayouts } from './forms.layouts.js';

export const formsKit: SectionKit = {
  layouts: formsLayouts,
  samples: (copy, trade) => {
    const { action, fields, options, stages, ...head } = sectionCopy('forms', formsCopy, copy, trade);
    return {
      ...intro(head),
      note: FORM_NOTE,
      email: copy.contact.email,
      phone: copy.contact.phone,
      action,
      ...titles('field', fields),
      ...titles('option', options),
      ...titles('stage', stages),
    };
  },
};
