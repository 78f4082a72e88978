import { Ground, Plant, Row } from './parts.js';
import { INK, arch, leaf, points, range, star8 } from './shapes.js';

/** Books and an apple on a desk. */
function Books() {
  return (
    <>
      <Ground />
      <path d={arch(220, 60, 360, 500)} fill={INK.one} />
      <rect y="480" width="800" height="120" fill={INK.two} />
      <rect x="190" y="420" width="330" height="60" rx="8" fill={INK.four} />
      <rect x="206" y="432" width="300" height="36" fill={INK.paper} />
      <rect x="230" y="364" width="280" height="56" rx="8" fill={INK.three} />
      <rect x="210" y="312" width="260" height="52" rx="8" fill={INK.warm} />
      <rect x="226" y="322" width="232" height="32" fill={INK.paper} />
      <circle cx="346" cy="262" r="52" fill={INK.three} />
      <path d="M346 214C346 196 356 184 370 180" fill="none" stroke={INK.ink} strokeWidth="8" strokeLinecap="round" />
      <path d={leaf(46)} transform="translate(356 200) rotate(74)" fill={INK.four} />
      <rect x="560" y="380" width="84" height="100" rx="12" fill={INK.paper} />
      <Row
        count={4}
        draw={(i) => (
          <path
            d={`M${578 + i * 16} 380V${300 - (i % 2) * 30}`}
            stroke={[INK.warm, INK.three, INK.four, INK.two][i]}
            strokeWidth="11"
            strokeLinecap="round"
          />
        )}
      />
      <polygon points={star8(602, 432, 24)} fill={INK.three} />
    </>
  );
}

/** A globe on its stand. */
function Globe() {
  return (
    <>
      <Ground fill={INK.two} />
      <circle cx="400" cy="270" r="236" fill={INK.bg} />
      <circle cx="400" cy="260" r="166" fill={INK.three} />
      <path
        d="M300 150C350 130 390 160 370 200C350 236 300 220 280 260C262 292 250 250 256 220C262 190 276 162 300 150ZM430 230C480 200 540 220 548 262C552 310 510 372 470 380C440 372 452 330 430 310C408 290 408 246 430 230ZM330 330C360 320 390 350 380 390C370 410 340 400 326 376Z"
        fill={INK.paper}
      />
      <path d="M520 96A200 200 0 0 1 300 436" fill="none" stroke={INK.warm} strokeWidth="16" strokeLinecap="round" />
      <rect x="390" y="440" width="22" height="64" fill={INK.warm} />
      <path d="M290 520C320 492 480 492 510 520V530H290Z" fill={INK.four} />
      <rect y="528" width="800" height="72" fill={INK.four} />
      <rect x="90" y="380" width="34" height="148" fill={INK.warm} />
      <rect x="128" y="350" width="42" height="178" fill={INK.ink} />
      <rect x="174" y="396" width="30" height="132" fill={INK.paper} />
      <Plant x={676} y={528} size={0.9} pot={INK.ink} green={INK.three} />
    </>
  );
}

/** Geometry on a board. */
function Blackboard() {
  return (
    <>
      <Ground fill={INK.one} />
      <rect x="90" y="70" width="620" height="380" rx="18" fill={INK.warm} />
      <rect x="108" y="88" width="584" height="344" rx="8" fill={INK.ink} />
      <g fill="none" stroke={INK.paper} strokeWidth="6" strokeLinejoin="round">
        <path d="M170 370L300 150L430 370Z" />
        <path d="M300 150V370" strokeDasharray="10 12" />
        <circle cx="556" cy="230" r="86" />
        <path d="M556 230L624 178M470 230H642" />
      </g>
      <path
        d="M500 372C520 340 540 404 560 372C580 340 600 404 620 372"
        fill="none"
        stroke={INK.two}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="60" y="450" width="680" height="22" rx="6" fill={INK.four} />
      <rect x="560" y="438" width="70" height="12" rx="6" fill={INK.paper} />
      <Row
        count={3}
        draw={(i) => (
          <path
            d={`M${150 + i * 200} 600V540A30 30 0 0 1 ${180 + i * 200} 510H${260 + i * 200}A30 30 0 0 1 ${290 + i * 200} 540V600Z`}
            fill={[INK.three, INK.two, INK.three][i]}
          />
        )}
      />
    </>
  );
}

/** Pencils in a row, a star on top. */
function Pencils() {
  const heights = [300, 380, 250, 420, 330, 280];
  return (
    <>
      <Ground fill={INK.bg} />
      <circle cx="400" cy="340" r="250" fill={INK.one} />
      {range(6).map((i) => {
        const [x, top] = [148 + i * 86, 600 - (heights[i] ?? 300)];
        return (
          <g key={i}>
            <rect
              x={x}
              y={top + 70}
              width="70"
              height="560"
              fill={[INK.three, INK.warm, INK.four, INK.two, INK.three, INK.ink][i]}
            />
            <rect x={x + 24} y={top + 70} width="22" height="560" fill={INK.paper} opacity="0.22" />
            <polygon points={points(x, top + 70, x + 35, top, x + 70, top + 70)} fill={INK.paper} />
            <polygon points={points(x + 24, top + 24, x + 35, top, x + 46, top + 24)} fill={INK.ink} />
          </g>
        );
      })}
      <polygon points={star8(440, 100, 48)} fill={INK.warm} />
      <polygon points={star8(180, 190, 26)} fill={INK.three} />
      <polygon points={star8(660, 150, 30)} fill={INK.two} />
    </>
  );
}

export const schoolScenes = [Books, Globe, Blackboard, Pencils];
