import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import type { ItemKind } from '../../ui/item.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot } from '../../ui/slot.js';

/** Items behind drawers that open without a script, one at a time; a tall picture beside them. */
export function drawersOf(kind: ItemKind): Composition {
  const name = `${kind}-drawers`;
  function View(of: SectionProps) {
    return (
      <Shell of={of} name={name}>
        <div className="bp-wrap bp-two" data-media={of.treatment.media}>
          <div>
            <Head of={of} />
            <div className="bp-drawers">
              {items(of, 'item').map((n, index) => (
                <details key={n} name={`${of.anchorId}-drawer`} open={index === 0}>
                  <summary>
                    <Slot of={of} name={`item${n}.title`} as="span" />
                  </summary>
                  <Slot of={of} name={`item${n}.text`} className="bp-prose" />
                </details>
              ))}
            </div>
          </div>
          <Picture of={of} slot="main" art={kind === 'services' ? 1 : 3} className="bp-f-tall" />
        </div>
      </Shell>
    );
  }
  return { name, View, slots: slots(...INTRO, list('item', 5, 'title', 'text'), picture('main')) };
}
