import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, longList, slots } from '../../slots.js';
import { ItemText } from '../../ui/item.js';
import { Opening, type OpeningLook } from '../../ui/opening.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { items } from '../../ui/slot.js';

function photosOf(name: string, look: OpeningLook, frame: string): Composition {
  function View(of: SectionProps) {
    return (
      <Shell of={of} name={name}>
        <div className="bp-wrap">
          <Opening of={of} look={look} />
          <ul className="bp-cols" data-gap="wide">
            {items(of, 'item').map((n) => (
              <li key={n} className="bp-stack bp-photo" data-align={look === 'center' ? 'center' : undefined}>
                <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.title`} className={frame} />
                <ItemText of={of} n={n} />
              </li>
            ))}
          </ul>
        </div>
      </Shell>
    );
  }
  return { name, View, slots: slots(...INTRO, longList('item', 3, 'title', 'text', 'picture')) };
}

/** Three pictures with a text under each, title and lead facing each other. */
export const photos = photosOf('services-photos', 'row', 'bp-f-soft');
/** Three tall arches, everything centred. */
export const arches = photosOf('services-arches', 'center', 'bp-f-arch');
