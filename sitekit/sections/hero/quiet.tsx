import { Icon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { list, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Shell } from '../../ui/shell.js';
import { hasText, items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  const facts = items(of, 'stat');
  return (
    <Shell of={of} name="hero-quiet">
      <div className="bp-wrap bp-quiet">
        {hasText(of, 'badge.title') && (
          <p className="bp-quiet-badge">
            <Icon name="spark" />
            <Slot of={of} name="badge.title" as="strong" />
            <Slot of={of} name="badge.text" as="span" />
          </p>
        )}
        <Title of={of} className="bp-display bp-display-large" />
        <Slot of={of} name="text" className="bp-lead" />
        <Actions of={of} />
        {facts.length > 0 && (
          <ul className="bp-quiet-list">
            {facts.map((n) => (
              <li key={n}>
                <Icon name="check" />
                <Slot of={of} name={`stat${n}.title`} as="strong" />
                <Slot of={of} name={`stat${n}.text`} as="span" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Shell>
  );
}

/** No picture: one large sentence, the calls, three short facts. */
export const quiet: Composition = {
  name: 'hero-quiet',
  View,
  slots: slots('title', 'text', 'primary', 'secondary', 'badge.title', 'badge.text', {
    ...list('stat', 3, 'title', 'text'),
    max: 4,
  }),
};
