/** A row of domes, wind towers and cypresses as one dark shape, for the edge of a section. */
import { arch, dome, range } from './shapes.js';

const cypress = (x: number, h: number): string =>
  `M${x} 200C${x - h * 0.26} ${200 - h * 0.1} ${x - h * 0.15} ${200 - h * 0.66} ${x} ${200 - h}C${x + h * 0.15} ${200 - h * 0.66} ${x + h * 0.26} ${200 - h * 0.1} ${x} 200Z`;

const bulb = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r * 1.28} ${y - r * 0.75} ${x - r * 0.6} ${y - r * 1.25} ${x} ${y - r * 1.85}C${x + r * 0.6} ${y - r * 1.25} ${x + r * 1.28} ${y - r * 0.75} ${x + r} ${y}V200H${x - r}Z`;

const tower = (x: number, h: number): string =>
  `M${x} 200V${200 - h}H${x - 5}V${190 - h}H${x + 53}V${200 - h}H${x + 48}V200Z`;

const FRONT = [
  cypress(60, 150),
  cypress(104, 104),
  tower(170, 128),
  'M218 200V126H470V200Z',
  bulb(560, 128, 58),
  'M470 200V150H650V200Z',
  cypress(706, 132),
  tower(760, 96),
  'M808 200V148H1010V200Z',
  cypress(1052, 160),
  cypress(1092, 110),
  bulb(1180, 146, 40),
  'M1130 200V152H1340V200Z',
  tower(1290, 140),
  dome(1420, 200, 58),
  cypress(1512, 140),
  cypress(1552, 96),
].join('');

const BACK =
  'M0 200V150C140 96 260 110 380 128C520 60 640 74 760 122C900 84 1020 66 1140 104C1290 60 1440 96 1600 132V200Z';

export function Skyline() {
  return (
    <svg
      className="bp-skyline"
      viewBox="0 0 1600 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={BACK} fill="var(--bp-chip)" />
      <path d={FRONT} fill="currentColor" />
      {range(3).map((i) => (
        <path key={i} d={arch(254 + i * 74, 142, 40, 60)} fill="var(--bp-artWarm)" />
      ))}
      <path d={arch(542, 158, 36, 44)} fill="var(--bp-chip)" />
      {range(3).map((i) => (
        <path key={i} d={arch(838 + i * 56, 164, 30, 38)} fill="var(--bp-artWarm)" />
      ))}
    </svg>
  );
}
