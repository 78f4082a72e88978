import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { MemberName } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-circles">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-circles">
          {items(of, 'member', 'name').map((n) => (
            <li key={n} className="bp-stack bp-photo" data-align="center">
              <Portrait of={of} n={n} className="bp-f-circle" />
              <MemberName of={of} n={n} />
            </li>
          ))}
        </ul>
        <p className="bp-centered">
          <Action of={of} name="action" look="line" />
        </p>
      </div>
    </Shell>
  );
}

/** Five round portraits in a row, a call under them. */
export const circles: Composition = {
  name: 'team-circles',
  View,
  slots: slots(...INTRO, 'action', longList('member', 5, 'name', 'role', 'picture')),
};
