import { teamCopy } from './team.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { teamLayouts } from './team.layouts.js';

export const teamKit: SectionKit = {
  layouts: teamLayouts,
  samples: (copy, trade) => {
    const { action, quote, members, ...head } = sectionCopy('team', teamCopy, copy, trade);
    return { ...intro(head), action, quote, ...numbered('member', ['name', 'role', 'text'], members) };
  },
};
