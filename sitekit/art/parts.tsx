/** Things that stand in more than one drawing. */
import type { ReactNode } from 'react';
import { INK, leaf, range } from './shapes.js';

export function Ground({ fill = INK.bg }: { fill?: string }) {
  return <rect width="800" height="600" fill={fill} />;
}

/** A sprig in a pot of `height` px standing on (x, y). */
export function Plant({
  x,
  y,
  size = 1,
  pot = INK.four,
  green = INK.two,
}: {
  x: number;
  y: number;
  size?: number;
  pot?: string;
  green?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[-52, -26, 0, 26, 52].map((turn, i) => (
        <path
          key={turn}
          d={leaf(i % 2 === 0 ? 112 : 140)}
          transform={`translate(0 -62) rotate(${turn})`}
          fill={green}
          opacity={i % 2 === 0 ? 0.72 : 1}
        />
      ))}
      <path d="M-40 -70H40L30 0H-30Z" fill={pot} />
      <path d="M-44 -82H44V-64H-44Z" fill={pot} />
    </g>
  );
}

/** A round-topped tree on a thin trunk. */
export function Tree({ x, y, r = 50, fill = INK.two }: { x: number; y: number; r?: number; fill?: string }) {
  return (
    <g>
      <rect x={x - 4} y={y - r * 1.1} width="8" height={r * 1.1} fill={INK.four} />
      <ellipse cx={x} cy={y - r * 1.9} rx={r * 0.82} ry={r * 1.15} fill={fill} />
      <path d={`M${x} ${y - r * 1.1}V${y - r * 2.3}`} stroke={INK.four} strokeWidth="4" opacity="0.35" />
    </g>
  );
}

/** Lines of text on a drawn page or screen. */
export function Lines({
  x,
  y,
  widths,
  gap = 26,
  fill = INK.one,
  thick = 10,
}: {
  x: number;
  y: number;
  widths: readonly number[];
  gap?: number;
  fill?: string;
  thick?: number;
}) {
  return widths.map((width, i) => (
    <rect key={i} x={x - width} y={y + i * gap} width={width} height={thick} rx={thick / 2} fill={fill} />
  ));
}

/** A row of `count` equal things, `step` px apart. */
export function Row({ count, draw }: { count: number; draw: (index: number) => ReactNode }) {
  return range(count).map((i) => <g key={i}>{draw(i)}</g>);
}
