import { Ground, Plant, Row, Tree } from './parts.js';
import { INK, arch, dome, range, star8 } from './shapes.js';

/** Nested arches opening on a low sun. */
function Iwan() {
  return (
    <>
      <Ground fill={INK.one} />
      <path d={arch(140, 40, 520, 620)} fill={INK.two} />
      <path d={arch(205, 120, 390, 540)} fill={INK.three} />
      <path d={arch(270, 200, 260, 460)} fill={INK.bg} />
      <circle cx="400" cy="430" r="74" fill={INK.warm} />
      <path d="M270 500C330 460 380 470 420 492C460 512 500 500 530 480V600H270Z" fill={INK.four} />
      <rect y="566" width="800" height="34" fill={INK.ink} />
      <Tree x={88} y={566} r={56} fill={INK.three} />
      <Tree x={712} y={566} r={56} fill={INK.three} />
    </>
  );
}

/** A window over rolling hills, with a plant on the sill. */
function Window() {
  return (
    <>
      <Ground fill={INK.one} />
      <rect x="190" y="60" width="420" height="410" rx="26" fill={INK.paper} />
      <svg x="212" y="82" width="376" height="366" viewBox="38 -7 376 366">
        <rect y="-10" width="452" height="370" fill={INK.bg} />
        <circle cx="330" cy="110" r="52" fill={INK.warm} />
        <path d="M0 230C90 160 170 170 250 220C330 270 390 240 452 200V352H0Z" fill={INK.two} />
        <path d="M0 290C80 240 160 260 230 290C310 324 380 310 452 270V370H0Z" fill={INK.three} />
        <path d="M226 -10V370" stroke={INK.paper} strokeWidth="14" />
      </svg>
      <rect x="150" y="470" width="500" height="26" rx="8" fill={INK.four} />
      <rect y="540" width="800" height="60" fill={INK.two} />
      <Plant x={266} y={470} size={0.86} pot={INK.ink} green={INK.four} />
      <rect x="492" y="430" width="100" height="16" rx="4" fill={INK.three} />
      <rect x="482" y="446" width="122" height="24" rx="5" fill={INK.warm} />
    </>
  );
}

/** Quarter-circle tiles, laid by rule. */
function Tiles() {
  const turns = [0, 90, 180, 270, 90, 0, 270, 180, 180, 270, 0, 90];
  const fills = [
    INK.three,
    INK.two,
    INK.warm,
    INK.four,
    INK.one,
    INK.three,
    INK.four,
    INK.two,
    INK.three,
    INK.warm,
    INK.two,
    INK.four,
  ];
  return (
    <>
      <Ground fill={INK.paper} />
      {range(12).map((i) => (
        <g
          key={i}
          transform={`translate(${(i % 4) * 200 + 100} ${Math.floor(i / 4) * 200 + 100}) rotate(${turns[i] ?? 0}) scale(1.012)`}
        >
          <rect x="-100" y="-100" width="200" height="200" fill={i % 3 === 1 ? INK.one : INK.bg} />
          <path d="M-100 -100H100A200 200 0 0 1 -100 100Z" fill={fills[i]} />
          <path d="M-100 -100H0A100 100 0 0 1 -100 0Z" fill={i % 2 === 0 ? INK.paper : INK.ink} />
        </g>
      ))}
    </>
  );
}

/** A court with a pool, seen straight on. */
function Court() {
  return (
    <>
      <Ground fill={INK.bg} />
      <circle cx="560" cy="150" r="60" fill={INK.warm} />
      <rect x="60" y="190" width="680" height="270" fill={INK.one} />
      <rect x="60" y="172" width="680" height="22" fill={INK.three} />
      <Row count={5} draw={(i) => <path d={arch(92 + i * 126, 226, 104, 234)} fill={i === 2 ? INK.four : INK.two} />} />
      <polygon points={star8(400, 330, 30)} fill={INK.warm} />
      <path d="M0 460H800V600H0Z" fill={INK.paper} />
      <path d="M230 482H570L660 570H140Z" fill={INK.three} />
      <path d="M250 492H550L628 560H172Z" fill={INK.two} />
      <path d={dome(400, 526, 30)} fill={INK.paper} opacity="0.6" />
      <Tree x={36} y={480} r={64} fill={INK.four} />
      <Tree x={764} y={480} r={64} fill={INK.four} />
    </>
  );
}

export const generalScenes = [Iwan, Window, Tiles, Court];
