import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Opening } from '../../ui/opening.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';
import { MemberName } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-grid">
      <div className="bp-wrap">
        <Opening of={of} look="row" />
        <ul className="bp-cols" data-small="2">
          {items(of, 'member', 'name').map((n) => (
            <li key={n} className="bp-stack bp-photo">
              <Portrait of={of} n={n} className="bp-f-tall" />
              <MemberName of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Six portraits with names under them. */
export const grid: Composition = {
  name: 'team-grid',
  View,
  slots: slots(...INTRO, longList('member', 6, 'name', 'role', 'picture')),
};
