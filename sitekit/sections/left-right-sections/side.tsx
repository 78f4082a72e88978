import { Icon } from '../../art/icons.js';
import type { SectionProps } from '../../section.types.js';
import { list, type ListSlots } from '../../slots.js';
import { Picture } from '../../ui/picture.js';
import { items, Slot, SubTitle } from '../../ui/slot.js';

/** The sides, of which there are `sample` at first. */
export const sideSlots = (sample: number, ...more: string[]): ListSlots =>
  list('side', sample, 'title', 'text', ...more);

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

/** Short points, ticked. */
export function SidePoints({ of }: { of: SectionProps }) {
  const points = items(of, 'point');
  if (points.length === 0) return null;
  return (
    <ul className="bp-checks">
      {points.map((n) => (
        <li key={n}>
          <Icon name="check" />
          <Slot of={of} name={`point${n}.title`} as="span" />
        </li>
      ))}
    </ul>
  );
}
