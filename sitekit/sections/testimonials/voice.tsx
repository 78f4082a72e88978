import type { Composition, SectionProps } from '../../section.types.js';
import { longList, slots } from '../../slots.js';
import { Person, QuoteMark } from '../../ui/quote.js';
import { Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  const [first, ...rest] = items(of, 'item', 'quote');
  return (
    <Shell of={of} name="testimonials-voice">
      <div className="bp-wrap">
        <Title of={of} className="bp-eyebrow" />
        {first !== undefined && (
          <figure className="bp-voice">
            <QuoteMark />
            <Slot of={of} name={`item${first}.quote`} as="blockquote" />
            <Person of={of} n={first} />
          </figure>
        )}
        {rest.length > 0 && (
          <div className="bp-voice-rest">
            {rest.map((n) => (
              <figure key={n}>
                <Slot of={of} name={`item${n}.quote`} as="blockquote" className="bp-prose" />
                <Person of={of} n={n} />
              </figure>
            ))}
          </div>
        )}
      </div>
    </Shell>
  );
}

/** One voice, very large; two quiet ones under it. */
export const voice: Composition = {
  name: 'testimonials-voice',
  View,
  slots: slots('title', longList('item', 3, 'quote', 'name', 'role')),
};
