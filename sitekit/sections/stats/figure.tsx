/** Figures and shares: the value, what it counts, and how much of a hundred it is. */
import type { CSSProperties } from 'react';
import { toLatinDigits } from '#core/text/digits.js';
import type { SectionProps } from '../../section.types.js';
import { Slot } from '../../ui/slot.js';

interface FigureProps {
  of: SectionProps;
  n: number;
}

/** A term and its value in one `div` of a `dl`; `more` adds the sentence. */
export function Figure({
  of,
  n,
  more = false,
  className,
  size = 'bp-number',
}: FigureProps & { more?: boolean; className?: string; size?: string }) {
  return (
    <div className={className ? `bp-figure-pair ${className}` : 'bp-figure-pair'}>
      <Slot of={of} name={`stat${n}.text`} as="dt" />
      <Slot of={of} name={`stat${n}.title`} as="dd" className={size} />
      {more && <Slot of={of} name={`stat${n}.more`} as="dd" className="bp-small" />}
    </div>
  );
}

/** The number in a text such as «۹۳٪», between 0 and 100; null where there is none. */
export function percentOf(text: string | undefined): number | null {
  const found = /\d+(?:[.٫/]\d+)?/.exec(toLatinDigits((text ?? '').replaceAll('٬', '')));
  return found ? Math.min(100, Number(found[0].replace(/[٫/]/, '.'))) : null;
}

/** Sets `--bp-share` (0 to 100) for the CSS that draws the bar. */
export function shareStyle(of: SectionProps, n: number): CSSProperties {
  return { '--bp-share': percentOf(of.texts[`share${n}.value`]) ?? 0 } as CSSProperties;
}
