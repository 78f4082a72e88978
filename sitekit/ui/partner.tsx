import { drawPartnerMark } from '../art/partner-marks.js';
import type { SectionProps } from '../section.types.js';
import { TRADES } from '../templates/trades.js';
import { Photo } from './photo.js';
import { Slot, slotMark } from './slot.js';

/** The partner's own logo, or a drawn mark. Every trade begins with another mark. */
export function PartnerMark({ of, n, alt = '' }: { of: SectionProps; n: number; alt?: string }) {
  const slot = `picture${n}`;
  const source = of.images[slot];
  if (source)
    return <Photo of={of} slot={slot} source={source} alt={alt} width="mark" className="bp-partner-img" bare />;
  return (
    <svg className="bp-partner-mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false" {...slotMark(of, slot)}>
      {drawPartnerMark(TRADES.indexOf(of.trade) * 3 + n - 1)}
    </svg>
  );
}

/** The partner's logo alone, or a mark with the name beside it. */
export function Partner({ of, n }: { of: SectionProps; n: number }) {
  const name = `partner${n}.title`;
  if (of.images[`picture${n}`]) return <PartnerMark of={of} n={n} alt={of.texts[name] ?? ''} />;
  return (
    <span className="bp-partner">
      <PartnerMark of={of} n={n} />
      <Slot of={of} name={name} as="span" />
    </span>
  );
}
