import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { MemberName } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-arcade">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-cols bp-member-arcade" data-cols="4" data-small="2">
          {items(of, 'member', 'name').map((n) => (
            <li key={n} className="bp-stack bp-photo" data-align="center">
              <Portrait of={of} n={n} className="bp-f-arch" />
              <MemberName of={of} n={n} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Four portraits under arches at two heights. */
export const arcade: Composition = {
  name: 'team-arcade',
  View,
  slots: slots(...INTRO, longList('member', 4, 'name', 'role', 'picture')),
};
