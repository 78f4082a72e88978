import { Icon } from '../art/icons.js';
import type { SectionProps } from '../section.types.js';
import { items, Slot } from './slot.js';

/** Short points, each ticked. Nothing where all are emptied. */
export function Checks({ of }: { of: SectionProps }) {
  const left = items(of, 'point');
  if (left.length === 0) return null;
  return (
    <ul className="bp-checks">
      {left.map((n) => (
        <li key={n}>
          <Icon name="check" />
          <Slot of={of} name={`point${n}.title`} as="span" />
        </li>
      ))}
    </ul>
  );
}

/** A sentence and who signed it. Nothing where both are emptied. */
export function Signed({ of, className, tone }: { of: SectionProps; className: string; tone?: string }) {
  if (!of.texts['quote'] && !of.texts['signature']) return null;
  return (
    <figure className={className} data-tone={tone}>
      <Slot of={of} name="quote" as="blockquote" />
      <Slot of={of} name="signature" as="figcaption" />
    </figure>
  );
}
