import { Ground, Row } from './parts.js';
import { INK, leaf, range, star8 } from './shapes.js';

const FORK = 'M0 0V-96M-16 -176V-128C-16 -108 16 -108 16 -128V-176M0 -176V-96';

/** One plate from above, with saffron rice and a stew. */
function Plate() {
  return (
    <>
      <Ground fill={INK.four} />
      <circle cx="400" cy="300" r="236" fill={INK.paper} />
      <circle cx="400" cy="300" r="236" fill="none" stroke={INK.two} strokeWidth="6" />
      <circle cx="400" cy="300" r="178" fill={INK.bg} />
      <path d="M400 140A160 160 0 0 0 400 460C350 400 350 200 400 140Z" fill={INK.warm} />
      <path d="M400 140C350 200 350 400 400 460A160 160 0 0 0 400 140Z" fill={INK.three} />
      {range(7).map((i) => (
        <circle
          key={i}
          cx={446 + (i % 3) * 38}
          cy={226 + Math.floor(i / 3) * 62 + (i % 2) * 18}
          r={15 - (i % 3) * 2}
          fill={i % 2 === 0 ? INK.ink : INK.two}
        />
      ))}
      {[20, 70, 120].map((turn, i) => (
        <path
          key={turn}
          d={leaf(62)}
          transform={`translate(${330 - i * 12} ${262 + i * 50}) rotate(${turn})`}
          fill={INK.four}
        />
      ))}
      <g fill="none" stroke={INK.paper} strokeWidth="11" strokeLinecap="round">
        <path d={FORK} transform="translate(92 470) scale(1.5 1.7)" strokeWidth="7" />
        <path d="M710 470V300" strokeWidth="14" />
      </g>
      <ellipse cx="710" cy="214" rx="32" ry="56" fill={INK.paper} />
    </>
  );
}

/** A shared table seen from above. */
function Table() {
  const dishes = [
    [200, 180, 104, INK.three],
    [420, 150, 78, INK.warm],
    [612, 214, 110, INK.four],
    [296, 404, 120, INK.warm],
    [530, 432, 96, INK.three],
    [700, 440, 52, INK.paper],
    [96, 420, 52, INK.two],
  ] as const;
  return (
    <>
      <Ground fill={INK.two} />
      {range(5).map((i) => (
        <path key={i} d={`M0 ${i * 130 + 40}H800`} stroke={INK.three} strokeWidth="4" opacity="0.3" />
      ))}
      {dishes.map(([x, y, r, fill]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={INK.paper} />
          <circle cx={x} cy={y} r={r * 0.72} fill={fill} />
          <circle cx={x - r * 0.2} cy={y - r * 0.2} r={r * 0.2} fill={INK.paper} opacity="0.4" />
        </g>
      ))}
      <polygon points={star8(296, 404, 46)} fill={INK.ink} opacity="0.8" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          d={leaf(48)}
          transform={`translate(200 180) rotate(${turn})`}
          fill={INK.paper}
          opacity="0.75"
        />
      ))}
      {[30, 150, 270].map((turn) => (
        <path key={turn} d={leaf(60)} transform={`translate(612 214) rotate(${turn})`} fill={INK.two} />
      ))}
    </>
  );
}

/** A pot on the flame. */
function Pot() {
  return (
    <>
      <Ground />
      <circle cx="400" cy="290" r="226" fill={INK.one} />
      <Row
        count={3}
        draw={(i) => (
          <path
            d={`M${330 + i * 70} 190C${310 + i * 70} 150 ${354 + i * 70} 130 ${332 + i * 70} 84`}
            fill="none"
            stroke={INK.paper}
            strokeWidth="13"
            strokeLinecap="round"
          />
        )}
      />
      <path d="M210 270H590L566 452A40 40 0 0 1 526 486H274A40 40 0 0 1 234 452Z" fill={INK.three} />
      <path d="M232 330H568L562 372H238Z" fill={INK.paper} opacity="0.3" />
      <rect x="196" y="238" width="408" height="40" rx="20" fill={INK.four} />
      <path d="M266 238C280 200 520 200 534 238Z" fill={INK.four} />
      <rect x="376" y="190" width="48" height="26" rx="13" fill={INK.warm} />
      <rect x="140" y="306" width="86" height="26" rx="13" fill={INK.ink} />
      <rect x="574" y="306" width="86" height="26" rx="13" fill={INK.ink} />
      <rect x="200" y="506" width="400" height="20" rx="10" fill={INK.ink} />
      <Row count={5} draw={(i) => <path d={leaf(44)} transform={`translate(${280 + i * 60} 560)`} fill={INK.warm} />} />
    </>
  );
}

/** Tea under a lamp. */
function Tea() {
  return (
    <>
      <Ground fill={INK.four} />
      <path d="M400 0V96" stroke={INK.paper} strokeWidth="6" />
      <path d="M300 190C300 130 350 96 400 96C450 96 500 130 500 190Z" fill={INK.warm} />
      <path d="M300 190H500L640 470H160Z" fill={INK.warm} opacity="0.14" />
      <rect y="470" width="800" height="130" fill={INK.three} />
      <ellipse cx="350" cy="474" rx="170" ry="26" fill={INK.ink} opacity="0.35" />
      <path
        d="M226 352C226 290 290 268 350 268C410 268 474 290 474 352C474 420 430 470 350 470C270 470 226 420 226 352Z"
        fill={INK.paper}
      />
      <path d="M470 330C520 310 530 270 570 262L566 286C540 296 530 370 466 390Z" fill={INK.paper} />
      <path d="M232 320C170 310 170 410 246 414" fill="none" stroke={INK.paper} strokeWidth="18" />
      <path d="M296 268C300 238 400 238 404 268Z" fill={INK.two} />
      <circle cx="350" cy="236" r="14" fill={INK.warm} />
      <polygon points={star8(350, 366, 50)} fill={INK.three} />
      <path
        d="M590 380H680L668 440C676 452 672 466 664 470H606C598 466 594 452 602 440Z"
        fill={INK.paper}
        opacity="0.92"
      />
      <path d="M598 410H672L666 440H604Z" fill={INK.warm} />
      <ellipse cx="635" cy="474" rx="74" ry="12" fill={INK.paper} />
    </>
  );
}

export const restaurantScenes = [Plate, Table, Pot, Tea];
