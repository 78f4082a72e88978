import { drawPortrait } from '../art/portraits.js';
import type { SectionProps } from '../section.types.js';
import { Photo } from './photo.js';
import { slotMark } from './slot.js';

/** The picture of the n-th member, or a drawn bust while there is none. */
export function Portrait({ of, n, className = 'bp-f-square' }: { of: SectionProps; n: number; className?: string }) {
  const slot = `picture${n}`;
  const source = of.images[slot];
  const names = `bp-pic ${className}`;
  if (source)
    return (
      <Photo
        of={of}
        slot={slot}
        source={source}
        alt={of.texts[`member${n}.name`] ?? ''}
        width="person"
        className={names}
      />
    );
  return (
    <svg
      className={names}
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      {...slotMark(of, slot)}
    >
      {drawPortrait(n - 1 + of.treatment.scene)}
    </svg>
  );
}
