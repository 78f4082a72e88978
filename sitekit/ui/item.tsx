/** The numbered items of services and features: icon, number, heading, text. */
import { Icon, itemIcon } from '../art/icons.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { SectionProps } from '../section.types.js';
import { Slot, SubTitle } from './slot.js';

export type ItemKind = 'services' | 'features';
interface ItemProps {
  of: SectionProps;
  n: number;
}

/** `box`, `disc` and `star` give the icon a ground; `bare` leaves the line alone. */
export function ItemIcon({
  of,
  n,
  kind,
  look = 'box',
}: ItemProps & { kind: ItemKind; look?: 'box' | 'disc' | 'star' | 'bare' }) {
  const icon = <Icon name={itemIcon(kind, of.trade, n - 1)} />;
  return look === 'bare' ? icon : <span className={`bp-icon-${look}`}>{icon}</span>;
}

export function ItemText({
  of,
  n,
  title = 'bp-subtitle',
  text = 'bp-prose',
}: ItemProps & { title?: string; text?: string }) {
  return (
    <>
      <SubTitle of={of} name={`item${n}.title`} className={title} />
      <Slot of={of} name={`item${n}.text`} className={text} />
    </>
  );
}

/** The number of a row in two Persian digits; ornament, the order is in the markup. */
export function Numeral({ n, className = 'bp-numeral' }: { n: number; className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      {toPersianDigits(String(n).padStart(2, '0'))}
    </span>
  );
}
