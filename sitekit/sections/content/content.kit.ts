import { contentCopy } from './content.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, pairs, titles } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { contentLayouts } from './content.layouts.js';

export const contentKit: SectionKit = {
  layouts: contentLayouts,
  samples: (copy, trade) => {
    const { more, third, parts, points, facts, quote, signature, caption, note, action, ...head } = sectionCopy(
      'content',
      contentCopy,
      copy,
      trade,
    );
    return {
      ...intro(head),
      more,
      ending: third,
      quote,
      signature,
      caption,
      note,
      action,
      ...pairs('part', parts),
      ...pairs('fact', facts),
      ...titles('point', points),
    };
  },
};
