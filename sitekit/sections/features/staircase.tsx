import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  const numbers = items(of, 'item');
  return (
    <Shell of={of} name="features-staircase">
      <div className="bp-wrap">
        <Head of={of} />
        <ol className="bp-staircase">
          {numbers.map((n) => (
            <li key={n} className="bp-card" data-tone={n === numbers.at(-1) ? panelTone(of.treatment.tone) : undefined}>
              <ItemIcon of={of} kind="features" n={n} />
              <ItemText of={of} n={n} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** Four cards, each taller than the one before; the last is the strong one. */
export const staircase: Composition = {
  name: 'features-staircase',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text')),
};
