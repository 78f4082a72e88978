import { Icon, itemIcon } from '../../art/icons.js';
import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, itemSlots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, Slot, SubTitle } from '../../ui/slot.js';

function Tile({ of, n, picture }: { of: SectionProps; n: number; picture?: string }) {
  const strong = n === 3;
  return (
    <li className={`bp-tile bp-mosaic-${n}`} data-tone={strong ? panelTone(of.treatment.tone) : undefined}>
      {picture && <Picture of={of} slot={picture} art={n} alt={`item${n}.title`} />}
      <div className="bp-mosaic-text">
        {!picture && (
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
          <Tile of={of} n={1} picture="main" />
          <Tile of={of} n={2} />
          <Tile of={of} n={3} />
          <Tile of={of} n={4} />
          <Tile of={of} n={5} picture="second" />
        </ul>
      </div>
    </Shell>
  );
}

/** Five tiles of unlike sizes, two of them with pictures. */
export const mosaic: Composition = {
  name: 'features-mosaic',
  View,
  texts: [...INTRO, ...itemSlots('item', 5, 'title', 'text')],
  images: ['main', 'second'],
};
