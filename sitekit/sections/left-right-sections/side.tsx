import { Icon } from '../../art/icons.js';
import type { SectionProps } from '../../section.types.js';
import { itemSlots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { Slot, SubTitle } from '../../ui/slot.js';

/** The slots of the first `count` sides. */
export const sideSlots = (count: number): string[] => itemSlots('side', count, 'title', 'text');

/** Title and text of one side. */
export function SideText({ of, n, title }: { of: SectionProps; n: number; title?: string }) {
  return (
    <div className="bp-side-text">
      <SubTitle of={of} name={`side${n}.title`} className={title ?? 'bp-title bp-title-small'} />
      <Slot of={of} name={`side${n}.text`} className="bp-prose" />
    </div>
  );
}

export function SidePicture({ of, n, className }: { of: SectionProps; n: number; className?: string }) {
  return (
    <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`side${n}.title`} className={className ?? 'bp-shape'} />
  );
}

/** Three short points, ticked. */
export function SidePoints({ of }: { of: SectionProps }) {
  return (
    <ul className="bp-checks">
      {[1, 2, 3]
        .filter((n) => of.texts[`point${n}.title`])
        .map((n) => (
          <li key={n}>
            <Icon name="check" />
            <Slot of={of} name={`point${n}.title`} as="span" />
          </li>
        ))}
    </ul>
  );
}
