import { Ground, Lines, Row } from './parts.js';
import { INK, arch, dome, range, star8 } from './shapes.js';

/** Scales in balance. */
function Scales() {
  return (
    <>
      <Ground fill={INK.one} />
      <path d={arch(150, 40, 500, 600)} fill={INK.bg} />
      <rect x="388" y="130" width="24" height="360" fill={INK.four} />
      <polygon points={star8(400, 124, 36)} fill={INK.warm} />
      <path d="M180 196C270 160 530 160 620 196L616 214C530 184 270 184 184 214Z" fill={INK.four} />
      {[200, 600].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 206L${x - 78} 356M${x} 206L${x + 78} 356`}
            stroke={INK.ink}
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={`M${x - 96} 352H${x + 96}C${x + 84} 414 ${x - 84} 414 ${x - 96} 352Z`} fill={INK.three} />
        </g>
      ))}
      <path d={dome(400, 520, 104)} fill={INK.three} />
      <rect x="260" y="516" width="280" height="30" rx="8" fill={INK.ink} />
      <rect y="546" width="800" height="54" fill={INK.two} />
    </>
  );
}

/** Bound volumes on their shelves. */
function Books() {
  const fills = [INK.three, INK.four, INK.warm, INK.two, INK.ink];
  const widths = [46, 58, 40, 64, 50];
  return (
    <>
      <Ground fill={INK.four} />
      {range(3).map((row) => (
        <g key={row} transform={`translate(0 ${row * 190})`}>
          <rect x="40" y="24" width="720" height="176" fill={INK.ink} opacity="0.35" />
          {range(12).map((i) => {
            const width = widths[(i + row * 2) % 5] ?? 50;
            const tall = 118 + ((i * 29 + row * 17) % 40);
            return (
              <g key={i} transform={`translate(${62 + i * 57} ${192 - tall})`}>
                <rect width={width - 6} height={tall} rx="4" fill={fills[(i * 2 + row) % 5]} />
                <rect y={tall * 0.18} width={width - 6} height="8" fill={INK.paper} opacity="0.8" />
                <rect y={tall * 0.74} width={width - 6} height="14" fill={INK.paper} opacity="0.5" />
              </g>
            );
          })}
          <rect x="24" y="190" width="752" height="18" fill={INK.warm} />
        </g>
      ))}
    </>
  );
}

/** The porch of a court of law. */
function Court() {
  return (
    <>
      <Ground />
      <circle cx="400" cy="250" r="230" fill={INK.one} />
      <path d="M120 232L400 92L680 232Z" fill={INK.three} />
      <polygon points={star8(400, 182, 34)} fill={INK.warm} />
      <rect x="104" y="232" width="592" height="34" fill={INK.four} />
      <Row
        count={5}
        draw={(i) => (
          <g transform={`translate(${136 + i * 118} 266)`}>
            <rect x="-10" width="76" height="18" fill={INK.three} />
            <rect width="56" height="220" fill={INK.paper} />
            <path d="M14 10V214M28 10V214M42 10V214" stroke={INK.one} strokeWidth="5" />
            <rect x="-10" y="206" width="76" height="18" fill={INK.three} />
          </g>
        )}
      />
      <rect x="90" y="490" width="620" height="24" fill={INK.two} />
      <rect x="60" y="514" width="680" height="26" fill={INK.three} />
      <rect y="540" width="800" height="60" fill={INK.four} />
    </>
  );
}

/** A contract, a pen and a seal. */
function Contract() {
  return (
    <>
      <Ground fill={INK.two} />
      <g transform="rotate(-5 400 300)">
        <rect x="220" y="60" width="380" height="490" rx="12" fill={INK.three} />
        <rect x="200" y="44" width="380" height="490" rx="12" fill={INK.paper} />
        <rect x="330" y="92" width="120" height="16" rx="8" fill={INK.three} />
        <Lines x={540} y={146} widths={[300, 280, 300, 220, 290, 300, 180]} gap={34} fill={INK.one} />
        <circle cx="292" cy="448" r="52" fill={INK.warm} />
        <polygon points={star8(292, 448, 34)} fill={INK.paper} />
        <path
          d="M430 470C450 430 466 486 486 450C500 426 510 470 540 452"
          fill="none"
          stroke={INK.ink}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(38 610 380)">
        <rect x="592" y="170" width="36" height="230" rx="10" fill={INK.ink} />
        <path d="M592 400H628L610 470Z" fill={INK.warm} />
        <rect x="592" y="220" width="36" height="14" fill={INK.warm} />
      </g>
    </>
  );
}

export const lawScenes = [Scales, Books, Court, Contract];
