import type { SectionProps } from '../section.types.js';
import { Actions } from './action.js';
import { items, Slot, Title } from './slot.js';

export interface HeroWordsProps {
  of: SectionProps;
  size?: '' | 'bp-display-small' | 'bp-display-large';
  second?: 'line' | 'text';
  /** Whether the small line under the buttons is shown. */
  note?: boolean;
  className?: string;
}

/** Eyebrow, headline, lead and the two calls: what most opening sections say. */
export function HeroWords({ of, size = '', second = 'line', note = false, className = '' }: HeroWordsProps) {
  return (
    <div className={`bp-hero-text ${className}`.trim()}>
      <Slot of={of} name="eyebrow" className="bp-eyebrow" />
      <Title of={of} className={`bp-display ${size}`.trim()} />
      <Slot of={of} name="text" className="bp-lead" />
      <Actions of={of} second={second} />
      {note && <Slot of={of} name="note" className="bp-small" />}
    </div>
  );
}

/** Figures with what they count, one under or beside another. Nothing where all are emptied. */
export function Figures({ of, className }: { of: SectionProps; className: string }) {
  const left = items(of, 'stat');
  if (left.length === 0) return null;
  return (
    <dl className={className}>
      {left.map((n) => (
        <div key={n}>
          <Slot of={of} name={`stat${n}.text`} as="dt" />
          <Slot of={of} name={`stat${n}.title`} as="dd" />
        </div>
      ))}
    </dl>
  );
}
