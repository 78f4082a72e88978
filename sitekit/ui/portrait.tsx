import type { ReactNode } from 'react';
import { drawPortrait } from '../art/portraits.js';
import { sectionCopy } from '../copy/section-copies.js';
import { teamCopy } from '../sections/team/team.copy.js';
import { tradeCopy } from '../layouts/library.js';
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
      {bustOf(of, n - 1)}
    </svg>
  );
}

/** A bust like the sample of this member, from 0, and like none of those beside it; samples repeat beyond the last. */
function bustOf({ trade, treatment: { scene } }: SectionProps, index: number): ReactNode {
  const { members } = sectionCopy('team', teamCopy, tradeCopy(trade), trade);
  const busts = members.map(([, , , bust]) => bust);
  const at = index % busts.length;
  const own = busts[at] ?? 'woman';
  const before = busts.slice(0, at).filter((bust) => bust === own).length;
  return drawPortrait(own, before + Math.floor(scene / 2));
}
