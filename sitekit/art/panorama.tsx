/** Wide drawings, 1600 × 600, for frames as wide as the page. They belong to no trade. */
import type { ReactNode } from 'react';
import { Row } from './parts.js';
import { INK, arch, dome, range, star8 } from './shapes.js';

function Sky() {
  return <rect width="1600" height="600" fill={INK.bg} />;
}

/** A cypress `h` px high standing on (x, y). */
function Cypress({ x, y, h, fill = INK.four }: { x: number; y: number; h: number; fill?: string }) {
  const w = h * 0.17;
  return (
    <path
      d={`M${x} ${y}C${x - w * 1.7} ${y - h * 0.12} ${x - w} ${y - h * 0.66} ${x} ${y - h}C${x + w} ${y - h * 0.66} ${x + w * 1.7} ${y - h * 0.12} ${x} ${y}Z`}
      fill={fill}
    />
  );
}

/** A wind tower with its slots. */
function Windcatcher({ x, y, h, fill = INK.three }: { x: number; y: number; h: number; fill?: string }) {
  return (
    <g>
      <rect x={x} y={y - h} width="74" height={h} fill={fill} />
      <rect x={x - 7} y={y - h - 12} width="88" height="16" fill={INK.four} />
      {range(4).map((i) => (
        <rect key={i} x={x + 9 + i * 15} y={y - h + 16} width="8" height={h * 0.34} fill={INK.four} />
      ))}
    </g>
  );
}

/** A dome on its drum, `r` px wide to each side. */
function Dome({ x, y, r, fill = INK.three }: { x: number; y: number; r: number; fill?: string }) {
  return (
    <g>
      <path
        d={`M${x - r} ${y}C${x - r * 1.28} ${y - r * 0.75} ${x - r * 0.6} ${y - r * 1.25} ${x} ${y - r * 1.85}C${x + r * 0.6} ${y - r * 1.25} ${x + r * 1.28} ${y - r * 0.75} ${x + r} ${y}Z`}
        fill={fill}
      />
      <rect x={x - r * 0.9} y={y - 2} width={r * 1.8} height={r * 0.42} fill={INK.two} />
      <path d={`M${x} ${y - r * 1.85}V${y - r * 2.2}`} stroke={fill} strokeWidth="6" />
    </g>
  );
}

/** A city of earth and tiles under a snow-capped mountain. */
function City() {
  return (
    <>
      <Sky />
      <circle cx="1180" cy="190" r="84" fill={INK.warm} />
      <path d="M150 600 560 150 700 300 800 240 1230 600Z" fill={INK.one} />
      <path d="M560 150 640 236 596 262 556 232 508 268 474 244Z" fill={INK.paper} />
      <path
        d="M-20 600V470C180 400 330 440 520 470C760 508 960 420 1240 450C1400 466 1520 440 1620 420V600Z"
        fill={INK.two}
        opacity="0.75"
      />
      <Windcatcher x={228} y={560} h={250} />
      <rect x="120" y="430" width="420" height="140" fill={INK.one} />
      <Row count={4} draw={(i) => <path d={arch(146 + i * 98, 462, 72, 110)} fill={i === 1 ? INK.warm : INK.four} />} />
      <Dome x={760} y={400} r={112} />
      <rect x="600" y="430" width="320" height="140" fill={INK.paper} />
      <path d={arch(704, 448, 112, 124)} fill={INK.four} />
      <path d={arch(620, 482, 60, 90)} fill={INK.two} />
      <path d={arch(840, 482, 60, 90)} fill={INK.two} />
      <Windcatcher x={1010} y={560} h={220} fill={INK.two} />
      <rect x="980" y="452" width="430" height="118" fill={INK.three} />
      <Row count={5} draw={(i) => <path d={dome(1040 + i * 78, 540, 28)} fill={INK.bg} />} />
      <Dome x={1310} y={446} r={62} fill={INK.four} />
      <Cypress x={70} y={566} h={250} />
      <Cypress x={574} y={566} h={190} fill={INK.three} />
      <Cypress x={948} y={566} h={230} />
      <Cypress x={1470} y={566} h={270} />
      <Cypress x={1544} y={566} h={200} fill={INK.three} />
      <rect y="558" width="1600" height="42" fill={INK.ink} />
    </>
  );
}

/** A garden: an arcade doubled in a long pool, cypresses in line. */
function Garden() {
  return (
    <>
      <Sky />
      <circle cx="800" cy="150" r="92" fill={INK.warm} />
      <path d="M-20 330C240 230 420 250 640 300C900 360 1180 220 1620 300V460H-20Z" fill={INK.one} />
      <rect x="240" y="196" width="1120" height="216" fill={INK.paper} />
      <rect x="240" y="182" width="1120" height="20" fill={INK.three} />
      <Row
        count={9}
        draw={(i) => (
          <path d={arch(262 + i * 121, 224, 96, 190)} fill={i === 4 ? INK.four : i % 2 === 0 ? INK.two : INK.three} />
        )}
      />
      <polygon points={star8(800, 330, 26)} fill={INK.warm} />
      <Row
        count={4}
        draw={(i) => (
          <Cypress
            x={46 + i * 54}
            y={416}
            h={[220, 300, 250, 190][i] ?? 200}
            fill={i % 2 === 0 ? INK.four : INK.three}
          />
        )}
      />
      <Row
        count={4}
        draw={(i) => (
          <Cypress
            x={1392 + i * 54}
            y={416}
            h={[190, 250, 300, 220][i] ?? 200}
            fill={i % 2 === 1 ? INK.four : INK.three}
          />
        )}
      />
      <rect y="410" width="1600" height="190" fill={INK.two} />
      <path d="M330 428H1270L1500 600H100Z" fill={INK.three} />
      <path d="M366 440H1234L1440 600H160Z" fill={INK.one} />
      {range(6).map((i) => (
        <rect
          key={i}
          x={520 - i * 42 + (i % 2) * 60}
          y={462 + i * 24}
          width={300 + i * 30}
          height="7"
          rx="3.5"
          fill={INK.paper}
          opacity="0.7"
        />
      ))}
    </>
  );
}

/** Hills one behind another under a moon, a caravanserai among them. */
function Hills() {
  return (
    <>
      <Sky />
      <circle cx="330" cy="150" r="76" fill={INK.warm} />
      <circle cx="364" cy="130" r="66" fill={INK.bg} />
      {range(9).map((i) => (
        <polygon
          key={i}
          points={star8(620 + ((i * 233) % 900), 60 + ((i * 67) % 170), i % 3 === 0 ? 11 : 6)}
          fill={INK.paper}
        />
      ))}
      <path
        d="M-20 600V360C160 250 330 270 520 340C740 420 900 240 1150 250C1340 258 1470 330 1620 300V600Z"
        fill={INK.one}
      />
      <path
        d="M-20 600V440C220 350 420 400 640 440C900 488 1120 350 1350 380C1470 396 1560 430 1620 420V600Z"
        fill={INK.two}
      />
      <rect x="1010" y="330" width="290" height="120" fill={INK.three} />
      <Row count={4} draw={(i) => <path d={arch(1030 + i * 64, 356, 48, 94)} fill={i === 2 ? INK.warm : INK.ink} />} />
      <Dome x={1090} y={330} r={44} fill={INK.four} />
      <Dome x={1220} y={330} r={44} fill={INK.four} />
      <path d="M-20 600V530C260 430 520 500 760 520C1060 545 1320 450 1620 500V600Z" fill={INK.three} />
      <path
        d="M520 600C700 556 760 536 900 520C1010 508 1050 480 1110 452L1160 452C1120 496 1080 520 1000 536C860 560 760 580 700 600Z"
        fill={INK.paper}
        opacity="0.85"
      />
      <Cypress x={180} y={520} h={180} />
      <Cypress x={236} y={514} h={130} />
      <Cypress x={1450} y={496} h={170} fill={INK.ink} />
      <Cypress x={1504} y={500} h={120} fill={INK.ink} />
    </>
  );
}

const FRIEZE_FILLS = [INK.three, INK.two, INK.warm, INK.four, INK.one, INK.four, INK.three];

/** Tiles of quarter circles as far as the page goes. */
function Frieze() {
  return (
    <>
      <rect width="1600" height="600" fill={INK.paper} />
      {range(24).map((i) => {
        const [column, row] = [i % 8, Math.floor(i / 8)];
        return (
          <g
            key={i}
            transform={`translate(${column * 200 + 100} ${row * 200 + 100}) rotate(${((column * 3 + row * 5 + column * row) % 4) * 90}) scale(1.012)`}
          >
            <rect x="-100" y="-100" width="200" height="200" fill={(column + row) % 3 === 1 ? INK.one : INK.bg} />
            <path d="M-100 -100H100A200 200 0 0 1 -100 100Z" fill={FRIEZE_FILLS[(column * 2 + row * 3) % 7]} />
            <path d="M-100 -100H0A100 100 0 0 1 -100 0Z" fill={i % 2 === 0 ? INK.paper : INK.ink} />
          </g>
        );
      })}
    </>
  );
}

const PANORAMAS: readonly (() => ReactNode)[] = [City, Garden, Hills, Frieze];

/** The `index`-th wide drawing, counted from 0; wraps around. Goes into an `svg` of 1600 × 600. */
export function drawPanorama(index: number): ReactNode {
  return PANORAMAS[index % PANORAMAS.length]?.() ?? null;
}
