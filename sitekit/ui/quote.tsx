import { Icon } from '../art/icons.js';
import type { SectionProps } from '../section.types.js';
import { Initial } from './picture.js';
import { hasText, Slot } from './slot.js';

/** Who said it: a letter, a name, a role. */
export function Person({ of, n }: { of: SectionProps; n: number }) {
  if (!hasText(of, `item${n}.name`, `item${n}.role`)) return null;
  return (
    <figcaption className="bp-person">
      <Initial of={of} name={`item${n}.name`} />
      <span>
        <Slot of={of} name={`item${n}.name`} as="strong" />
        <Slot of={of} name={`item${n}.role`} as="span" className="bp-small" />
      </span>
    </figcaption>
  );
}

/** Five stars; ornament, the rating itself is a text. */
export function Stars() {
  return (
    <span className="bp-stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((n) => (
        <Icon key={n} name="star" />
      ))}
    </span>
  );
}

/** The mark a quotation opens with. */
export function QuoteMark() {
  return (
    <svg className="bp-quotemark" viewBox="0 0 48 36" aria-hidden="true" focusable="false">
      <path d="M20 0v16C20 28 13 34 2 36v-8c5-1.500 8-4.500 8-10H0V0ZM48 0v16c0 12-7 18-18 20v-8c5-1.500 8-4.500 8-10H28V0Z" />
    </svg>
  );
}
