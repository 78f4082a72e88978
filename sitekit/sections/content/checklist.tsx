import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { Intro } from '../../ui/intro.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="content-checklist">
      <div className="bp-wrap bp-two" data-media={of.treatment.media}>
        <div className="bp-flow">
          <Intro of={of} />
          <Slot of={of} name="more" className="bp-prose" />
          <Action of={of} name="action" />
        </div>
        <ul className="bp-con-checks">
          {items(of, 'point').map((n) => (
            <li key={n}>
              <Icon name="check" />
              <Slot of={of} name={`point${n}.title`} as="span" />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** A text, and a list to tick off on squared paper. */
export const checklist: Composition = {
  name: 'content-checklist',
  View,
  slots: slots(...INTRO, 'more', 'action', list('point', 5, 'title')),
};
