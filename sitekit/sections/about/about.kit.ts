import { intro, pairs, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { aboutLayouts } from './about.layouts.js';

export const aboutKit: SectionKit = {
  layouts: aboutLayouts,
  samples: ({ about, stats }) => ({
    ...intro(about),
    more: about.more,
    quote: about.quote,
    signature: about.signature,
    ...titles('point', about.points),
    ...pairs('milestone', about.milestones),
    ...pairs('stat', stats),
  }),
};
