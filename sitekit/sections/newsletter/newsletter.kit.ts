import { NEWSLETTER_FORM, newsletterCopy } from '../../copy/newsletter.copy.js';
import { intro, pairs, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { newsletterLayouts } from './newsletter.layouts.js';

export const newsletterKit: SectionKit = {
  layouts: newsletterLayouts,
  samples: ({ contact }, trade) => {
    const { action, points, issues, ...head } = newsletterCopy[trade];
    return {
      ...intro(head),
      ...NEWSLETTER_FORM,
      email: contact.email,
      action,
      ...titles('point', points),
      ...pairs('issue', issues),
    };
  },
};
