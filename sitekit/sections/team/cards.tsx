import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Portrait } from '../../ui/portrait.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { MemberName, MemberText } from './member.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="team-cards">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-cols bp-member-cards">
          {items(of, 'member', 'name').map((n) => (
            <li key={n} className="bp-tile">
              <Portrait of={of} n={n} className="bp-f-soft" />
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

/** Three cards with a portrait and a few words. */
export const cards: Composition = {
  name: 'team-cards',
  View,
  slots: slots(...INTRO, longList('member', 3, 'name', 'role', 'text', 'picture')),
};
