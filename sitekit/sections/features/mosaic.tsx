import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items, Slot, SubTitle } from '../../ui/slot.js';

/** The pictures of the first and the fifth tile. */
const PICTURES: Readonly<Record<number, string>> = { 0: 'main', 4: 'second' };

function Tile({ of, n, index }: { of: SectionProps; n: number; index: number }) {
  const strong = index === 2;
  const slot = PICTURES[index];
  return (
    <li className={`bp-tile bp-mosaic-${index + 1}`} data-tone={strong ? panelTone(of.treatment.tone) : undefined}>
      {slot && <Picture of={of} slot={slot} art={n} alt={`item${n}.title`} />}
      <div className="bp-mosaic-text">
        {!slot && (
          <span className="bp-icon-box">
            <Icon name={itemIcon('features', of.trade, n - 1)} />
          </span>
        )}
        <SubTitle of={of} name={`item${n}.title`} />
        <Slot of={of} name={`item${n}.text`} className="bp-prose" />
      </div>
    </li>
  );
}

function View(of: SectionProps) {
  return (
    <Shell of={of} name="features-mosaic">
      <div className="bp-wrap">
        <Head of={of} />
        <ul className="bp-mosaic">
          {items(of, 'item').map((n, index) => (
            <Tile key={n} of={of} n={n} index={index} />
          ))}
        </ul>
      </div>
    </Shell>
  );
}

/** Five tiles of unlike sizes, two of them with pictures. */
export const mosaic: Composition = {
  name: 'features-mosaic',
  View,
  slots: slots(...INTRO, list('item', 5, 'title', 'text'), picture('main'), picture('second')),
};
