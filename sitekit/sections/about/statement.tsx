import type { Composition, SectionProps } from '../../section.types.js';
import { list, slots } from '../../slots.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="about-statement">
      <div className="bp-wrap">
        <Slot of={of} name="eyebrow" className="bp-eyebrow" />
        <Title of={of} className="bp-statement" />
        <div className="bp-statement-columns">
          <Slot of={of} name="text" className="bp-prose" />
          <Slot of={of} name="more" className="bp-prose" />
        </div>
        <dl className="bp-figures">
          {items(of, 'stat').map((n) => (
            <div key={n}>
              <Slot of={of} name={`stat${n}.text`} as="dt" />
              <Slot of={of} name={`stat${n}.title`} as="dd" />
            </div>
          ))}
        </dl>
      </div>
    </Shell>
  );
}

/** One large sentence, two columns, four figures. No picture. */
export const statement: Composition = {
  name: 'about-statement',
  View,
  slots: slots('eyebrow', 'title', 'text', 'more', list('stat', 4, 'title', 'text')),
};
