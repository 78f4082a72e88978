import { NEWSLETTER_FORM, newsletterCopy } from './newsletter.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, pairs, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { newsletterLayouts } from './newsletter.layouts.js';

export const newsletterKit: SectionKit = {
  layouts: newsletterLayouts,
  samples: (copy, trade) => {
    const { action, points, issues, ...head } = sectionCopy('newsletter', newsletterCopy, copy, trade);
    return {
      ...intro(head),
      ...NEWSLETTER_FORM,
      email: copy.contact.email,
      action,
      ...titles('point', points),
      ...pairs('issue', issues),
    };
  },
};
