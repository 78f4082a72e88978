import { teamCopy } from '../../copy/team.copy.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../../library.js';
import { teamLayouts } from './team.layouts.js';

export const teamKit: SectionKit = {
  layouts: teamLayouts,
  samples: (_, trade) => {
    const { action, quote, members, ...head } = teamCopy[trade];
    return { ...intro(head), action, quote, ...numbered('member', ['name', 'role', 'text'], members) };
  },
};
