import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { ItemIcon, ItemText, type ItemKind } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function Wing({ of, kind, numbers }: { of: SectionProps; kind: ItemKind; numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <ul>
      {numbers.map((n) => (
        <li key={n} className="bp-stack">
          <ItemIcon of={of} kind={kind} n={n} />
          <ItemText of={of} n={n} />
        </li>
      ))}
    </ul>
  );
}

/** A picture under an arch in the middle, three items on either side. */
export function aroundOf(kind: ItemKind): Composition {
  const name = `${kind}-around`;
  function View(of: SectionProps) {
    const numbers = items(of, 'item');
    const half = Math.ceil(numbers.length / 2);
    return (
      <Shell of={of} name={name}>
        <div className="bp-wrap">
          <Head of={of} align="center" />
          <div className="bp-around">
            <Wing of={of} kind={kind} numbers={numbers.slice(0, half)} />
            <Picture of={of} slot="main" art={kind === 'services' ? 0 : 2} />
            <Wing of={of} kind={kind} numbers={numbers.slice(half)} />
          </div>
        </div>
      </Shell>
    );
  }
  return { name, View, slots: slots(...INTRO, list('item', 6, 'title', 'text'), picture('main')) };
}
