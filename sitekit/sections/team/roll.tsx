import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { MemberName, MemberText } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-roll">
      <div className="bp-wrap">
        <Head of={of} />
        <ul className="bp-rows bp-roll">
          {items(of, 'member', 'name').map((n) => (
            <li key={n}>
              <Portrait of={of} n={n} className="bp-f-circle" />
              <div>
                <MemberName of={of} n={n} />
              </div>
              <MemberText of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A roll of names with small round portraits. */
export const roll: Composition = {
  name: 'team-roll',
  View,
  slots: slots(...INTRO, longList('member', 5, 'name', 'role', 'text', 'picture')),
};
