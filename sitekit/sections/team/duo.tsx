import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Opening } from '../../ui/opening.js';
import { items } from '../../ui/slot.js';
import { MemberName, MemberText } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-duo">
      <div className="bp-wrap">
        <Opening of={of} look="center" />
        <ul className="bp-profiles">
          {items(of, 'member', 'name').map((n, index) => (
            <li key={n}>
              <Portrait of={of} n={n} className={index % 2 === 0 ? 'bp-f-leaf' : 'bp-f-circle'} />
              <div className="bp-stack">
                <MemberName of={of} n={n} className="bp-title" />
                <MemberText of={of} n={n} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Two large profiles, the portrait changing sides. */
export const duo: Composition = {
  name: 'team-duo',
  View,
  slots: slots(...INTRO, longList('member', 2, 'name', 'role', 'text', 'picture')),
};
