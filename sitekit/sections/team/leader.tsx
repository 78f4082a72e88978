import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Portrait } from '../../ui/portrait.js';
import { QuoteMark } from '../../ui/quote.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';
import { MemberName } from './member.js';

function View(of: SectionProps) {
  const [first = 1, ...rest] = items(of, 'member', 'name');
  return (
    <Shell of={of} name="team-leader">
      <div className="bp-wrap">
        <div className="bp-head" data-align="start">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} />
        </div>
        <div className="bp-leader" data-tone={panelTone(of.treatment.tone)}>
          <Portrait of={of} n={first} className="bp-leader-pic" />
          <div className="bp-stack">
            <QuoteMark />
            <Slot of={of} name="quote" as="blockquote" className="bp-title" />
            <MemberName of={of} n={first} />
          </div>
        </div>
        {rest.length > 0 && (
          <ul className="bp-cols" data-cols="4" data-small="2">
            {rest.map((n) => (
              <li key={n} className="bp-chip-person">
                <Portrait of={of} n={n} className="bp-f-circle" />
                <div>
                  <MemberName of={of} n={n} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Shell>
  );
}

/** The founder with a word of hers on a strong panel, four colleagues under it. */
export const leader: Composition = {
  name: 'team-leader',
  View,
  slots: slots('eyebrow', 'title', 'quote', longList('member', 5, 'name', 'role', 'picture')),
};
