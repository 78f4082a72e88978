import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-zigzag">
      <div className="bp-wrap">
        <Head of={of} align="center" />
        <ul className="bp-zigzag">
          {items(of, 'item').map((n) => (
            <li key={n}>
              <Picture of={of} slot={`picture${n}`} art={n} alt={`item${n}.title`} />
              <div>
                <SubTitle of={of} name={`item${n}.title`} className="bp-title bp-title-small" />
                <Slot of={of} name={`item${n}.text`} className="bp-lead" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Three rows, the picture changing sides. */
export const zigzag: Composition = {
  name: 'features-zigzag',
  View,
  slots: slots(...INTRO, list('item', 3, 'title', 'text', 'picture')),
};
