/** A drawn neighbourhood with a pin: an ornament, not a map of a real place. */
import { INK } from './shapes.js';

const BLOCKS = [
  [30, 40, 150, 110],
  [220, 20, 190, 130],
  [470, 30, 120, 120],
  [640, 40, 150, 100],
  [20, 210, 160, 150],
  [240, 220, 150, 120],
  [610, 210, 170, 130],
  [40, 430, 140, 150],
  [230, 420, 180, 160],
  [470, 440, 130, 150],
  [650, 420, 150, 160],
] as const;

export function NeighbourhoodMap({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `bp-pic ${className}` : 'bp-pic'}
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="800" height="600" fill={INK.bg} />
      {BLOCKS.map(([x, y, w, h], i) => (
        <rect
          key={i}
          x={x}
          y={y}
          width={w}
          height={h}
          rx="14"
          fill={i % 4 === 1 ? INK.two : INK.one}
          opacity={i % 4 === 1 ? 0.55 : 0.8}
        />
      ))}
      <path d="M-20 186H820M-20 394H820M204 -20V620M436 -20V620M620 -20V620" stroke={INK.paper} strokeWidth="22" />
      <path
        d="M-20 520C200 470 330 330 440 290C560 246 660 250 820 120"
        fill="none"
        stroke={INK.paper}
        strokeWidth="34"
      />
      <path
        d="M-20 520C200 470 330 330 440 290C560 246 660 250 820 120"
        fill="none"
        stroke={INK.warm}
        strokeWidth="6"
        strokeDasharray="18 16"
      />
      <ellipse cx="440" cy="300" rx="34" ry="10" fill={INK.ink} opacity="0.25" />
      <path d="M440 296C396 236 376 206 376 172A64 64 0 0 1 504 172C504 206 484 236 440 296Z" fill={INK.three} />
      <circle cx="440" cy="172" r="24" fill={INK.paper} />
    </svg>
  );
}
