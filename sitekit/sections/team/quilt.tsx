import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { MemberName, MemberText } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-quilt">
      <div className="bp-wrap">
        <Head of={of} />
        <ul className="bp-quilt bp-lift">
          {items(of, 'member', 'name').map((n) => (
            <li key={n}>
              <Portrait of={of} n={n} className="bp-quilt-pic" />
              <div className="bp-stack">
                <MemberName of={of} n={n} />
                <MemberText of={of} n={n} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Portraits and words chequered without gaps. */
export const quilt: Composition = {
  name: 'team-quilt',
  View,
  slots: slots(...INTRO, longList('member', 4, 'name', 'role', 'text', 'picture')),
};
