import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { ItemIcon, ItemText } from '../../ui/item.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function Wing({ of, numbers }: { of: SectionProps; numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <ul>
      {numbers.map((n) => (
        <li key={n} className="bp-card">
          <ItemIcon of={of} kind="features" n={n} />
          <ItemText of={of} n={n} />
        </li>
      ))}
    </ul>
  );
}

function View(of: SectionProps) {
  const numbers = items(of, 'item');
  const half = Math.ceil(numbers.length / 2);
  return (
    <Shell of={of} name="features-compass">
      <div className="bp-wrap bp-compass">
        <div className="bp-panel" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <Head of={of} align="center" />
        </div>
        <Wing of={of} numbers={numbers.slice(0, half)} />
        <Wing of={of} numbers={numbers.slice(half)} />
      </div>
    </Shell>
  );
}

/** The title on a strong panel in the middle, a reason at each corner. */
export const compass: Composition = {
  name: 'features-compass',
  View,
  slots: slots(...INTRO, list('item', 4, 'title', 'text')),
};
