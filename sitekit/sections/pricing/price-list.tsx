import type { SectionProps } from '../../section.types.js';
import { longList, type ListSlots } from '../../slots.js';
import { items, Slot, SubTitle } from '../../ui/slot.js';

export const priceSlots = (sample: number): ListSlots => longList('item', sample, 'title', 'text', 'price');

/** Names and prices with dots between, as on a menu. */
export function PriceList({ of, className }: { of: SectionProps; className?: string }) {
  return (
    <ul className={className ? `bp-menu-list ${className}` : 'bp-menu-list'}>
      {items(of, 'item').map((n) => (
        <li key={n}>
          <div className="bp-menu-line">
            <SubTitle of={of} name={`item${n}.title`} />
            <span className="bp-dots" aria-hidden="true" />
            <Slot of={of} name={`item${n}.price`} as="span" className="bp-menu-price" />
          </div>
          <Slot of={of} name={`item${n}.text`} className="bp-small" />
        </li>
      ))}
    </ul>
  );
}
