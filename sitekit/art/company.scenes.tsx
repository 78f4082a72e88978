import { Ground, Lines, Row } from './parts.js';
import { INK, range } from './shapes.js';

const TOWERS = [
  [60, 300, 110, INK.two],
  [190, 180, 120, INK.three],
  [330, 90, 140, INK.four],
  [490, 230, 110, INK.three],
  [620, 150, 120, INK.two],
] as const;

/** Towers at dusk. */
function Towers() {
  return (
    <>
      <Ground />
      <circle cx="600" cy="170" r="96" fill={INK.warm} />
      <path d="M0 420C200 350 420 380 800 330V600H0Z" fill={INK.one} />
      {TOWERS.map(([x, y, w, fill]) => (
        <g key={x}>
          <rect x={x} y={y} width={w} height={540 - y} fill={fill} />
          {range(Math.floor((500 - y) / 44)).map((row) =>
            range(3).map((column) => (
              <rect
                key={`${row}-${column}`}
                x={x + 16 + column * ((w - 20) / 3)}
                y={y + 24 + row * 44}
                width={(w - 56) / 3}
                height="22"
                rx="3"
                fill={(row * 3 + column * 2 + x) % 7 === 0 ? INK.warm : INK.paper}
                opacity={(row * 3 + column * 2 + x) % 7 === 0 ? 1 : 0.35}
              />
            )),
          )}
        </g>
      ))}
      <rect y="540" width="800" height="60" fill={INK.ink} />
    </>
  );
}

const barHeight = (index: number): number => [70, 110, 92, 140, 124, 170, 156][index] ?? 0;

/** A board of figures. */
function Board() {
  return (
    <>
      <Ground fill={INK.one} />
      <rect x="80" y="70" width="640" height="460" rx="28" fill={INK.paper} />
      <rect x="560" y="70" width="160" height="460" rx="28" fill={INK.four} />
      <Lines x={690} y={130} widths={[100, 70, 84, 62]} gap={44} fill={INK.two} thick={12} />
      <rect x="116" y="110" width="196" height="120" rx="18" fill={INK.bg} />
      <rect x="332" y="110" width="196" height="120" rx="18" fill={INK.three} />
      <path
        d="M140 200L176 176L206 190L246 150L288 136"
        fill="none"
        stroke={INK.three}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Lines x={504} y={140} widths={[90, 140]} gap={34} fill={INK.paper} thick={14} />
      <rect x="116" y="254" width="412" height="236" rx="18" fill={INK.bg} />
      <Row
        count={7}
        draw={(i) => (
          <rect
            x={146 + i * 52}
            y={456 - barHeight(i)}
            width="32"
            height={barHeight(i)}
            rx="8"
            fill={i === 5 ? INK.warm : i % 2 === 0 ? INK.two : INK.three}
          />
        )}
      />
      <circle cx="640" cy="440" r="44" fill="none" stroke={INK.two} strokeWidth="16" />
      <path d="M640 396A44 44 0 1 1 602 462" fill="none" stroke={INK.warm} strokeWidth="16" />
    </>
  );
}

/** Places joined in a net. */
function Network() {
  const nodes = [
    [400, 300, 84],
    [180, 160, 46],
    [620, 150, 54],
    [150, 430, 58],
    [640, 450, 48],
    [400, 90, 34],
    [400, 520, 36],
  ] as const;
  return (
    <>
      <Ground fill={INK.four} />
      {[130, 210, 300].map((r) => (
        <circle key={r} cx="400" cy="300" r={r} fill="none" stroke={INK.three} strokeWidth="2" strokeDasharray="4 12" />
      ))}
      {nodes.slice(1).map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M400 300L${x} ${y}`} stroke={INK.two} strokeWidth="5" />
      ))}
      <path d="M180 160L400 90L620 150M150 430L400 520L640 450" fill="none" stroke={INK.three} strokeWidth="4" />
      {nodes.map(([x, y, r], i) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={r} fill={i === 0 ? INK.paper : [INK.three, INK.two, INK.warm][i % 3]} />
          <circle cx={x} cy={y} r={r * 0.42} fill={i === 0 ? INK.three : INK.ink} />
        </g>
      ))}
    </>
  );
}

/** Steps that lead up. */
function Steps() {
  return (
    <>
      <Ground fill={INK.bg} />
      <circle cx="620" cy="150" r="70" fill={INK.warm} />
      <Row
        count={5}
        draw={(i) => (
          <rect
            x={90 + i * 130}
            y={450 - i * 78}
            width="130"
            height={150 + i * 78}
            fill={[INK.one, INK.two, INK.three, INK.four, INK.ink][i]}
          />
        )}
      />
      <path
        d="M120 400L250 330L376 250L506 174L606 96"
        fill="none"
        stroke={INK.paper}
        strokeWidth="9"
        strokeDasharray="2 20"
        strokeLinecap="round"
      />
      <path d="M676 138V40L740 62L676 86" fill={INK.three} stroke={INK.ink} strokeWidth="7" strokeLinejoin="round" />
    </>
  );
}

export const companyScenes = [Towers, Board, Network, Steps];
