/** The parts a plan is shown with. */
import { Icon } from '../../art/icons.js';
import type { SectionProps } from '../../section.types.js';
import { list } from '../../slots.js';
import { Action } from '../../ui/action.js';
import { hasText, Slot, SubTitle } from '../../ui/slot.js';

interface PlanProps {
  of: SectionProps;
  n: number;
}

/** The plan that is recommended. */
export const FAVOURITE = 2;
const POINTS = ['point1', 'point2', 'point3', 'point4'];

/** The plans with everything that is shown of them. */
export const PLAN_SLOTS = list('plan', 3, 'title', 'price', 'unit', 'text', 'action', ...POINTS);

/** Name and a line about whom it is for. */
export function PlanName({ of, n }: PlanProps) {
  return (
    <>
      <SubTitle of={of} name={`plan${n}.title`} />
      <Slot of={of} name={`plan${n}.text`} className="bp-small" />
    </>
  );
}

export function PlanPrice({ of, n }: PlanProps) {
  if (!hasText(of, `plan${n}.price`, `plan${n}.unit`)) return null;
  return (
    <p className="bp-price">
      <Slot of={of} name={`plan${n}.price`} as="strong" />
      <Slot of={of} name={`plan${n}.unit`} as="span" />
    </p>
  );
}

export function PlanPoints({ of, n }: PlanProps) {
  const names = POINTS.map((point) => `plan${n}.${point}`).filter((name) => of.texts[name]);
  if (names.length === 0) return null;
  return (
    <ul className="bp-points">
      {names.map((name) => (
        <li key={name}>
          <Icon name="check" />
          <Slot of={of} name={name} as="span" />
        </li>
      ))}
    </ul>
  );
}

export function PlanAction({ of, n, strong = n === FAVOURITE }: PlanProps & { strong?: boolean }) {
  return <Action of={of} name={`plan${n}.action`} look={strong ? 'fill' : 'line'} />;
}

export function PlanBadge({ of, n }: PlanProps) {
  return n === FAVOURITE ? <Slot of={of} name="badge" as="span" className="bp-plan-badge" /> : null;
}

/** The foot of a section of prices. */
export function PriceNote({ of }: { of: SectionProps }) {
  return <Slot of={of} name="note" className="bp-small bp-price-note" />;
}
