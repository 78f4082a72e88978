import { FORM_NOTE, formsCopy } from '../../copy/forms.copy.js';
import { intro, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { formsLayouts } from './forms.layouts.js';

export const formsKit: SectionKit = {
  layouts: formsLayouts,
  samples: ({ contact }, trade) => {
    const { action, fields, options, stages, ...head } = formsCopy[trade];
    return {
      ...intro(head),
      note: FORM_NOTE,
      email: contact.email,
      phone: contact.phone,
      action,
      ...titles('field', fields),
      ...titles('option', options),
      ...titles('stage', stages),
    };
  },
};
