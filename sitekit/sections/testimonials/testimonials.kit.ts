import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { testimonialsLayouts } from './testimonials.layouts.js';

export const testimonialsKit: SectionKit = {
  layouts: testimonialsLayouts,
  samples: ({ testimonials }) => ({
    ...intro(testimonials),
    'rating.title': testimonials.rating[0],
    'rating.text': testimonials.rating[1],
    ...numbered('item', ['quote', 'name', 'role'], testimonials.items),
  }),
};
