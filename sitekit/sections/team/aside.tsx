import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { MemberName } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-aside">
      <div className="bp-wrap bp-aside">
        <Head of={of}>
          <Action of={of} name="action" look="text" />
        </Head>
        <ul className="bp-cols" data-cols="2" data-small="2">
          {items(of, 'member', 'name').map((n) => (
            <li key={n} className="bp-named">
              <Portrait of={of} n={n} className="bp-f-square" />
              <div className="bp-plate">
                <MemberName of={of} n={n} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** The title at one side; four portraits with name plates at the other. */
export const aside: Composition = {
  name: 'team-aside',
  View,
  slots: slots(...INTRO, 'action', longList('member', 4, 'name', 'role', 'picture')),
};
