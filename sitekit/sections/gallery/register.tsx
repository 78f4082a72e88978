import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { Numeral } from '../../ui/item.js';
import { LightBox } from '../../ui/light-box.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { allItems, Head, Slot } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="gallery-register">
      <div className="bp-wrap">
        <Head of={of} />
        <ol className="bp-rows bp-register">
          {allItems(of, 'item').map((n, index) => (
            <li key={n}>
              <LightBox of={of} slot={`picture${n}`} caption={`item${n}.caption`} />
              <Numeral n={index + 1} />
              <Slot of={of} name={`item${n}.caption`} className="bp-headline" />
              <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.caption`} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

/** A register of works: number, name, and a strip of picture. */
export const register: Composition = {
  name: 'gallery-register',
  View,
  slots: slots(...INTRO, longList('item', 5, 'caption', 'picture')),
};
