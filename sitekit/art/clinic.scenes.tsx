import { Ground, Lines, Plant, Row, Tree } from './parts.js';
import { INK, arch, leaf, range } from './shapes.js';

/** A small clinic among trees. */
function Building() {
  return (
    <>
      <Ground />
      <circle cx="640" cy="130" r="58" fill={INK.warm} />
      <path d="M0 470C160 420 300 440 420 452C560 466 680 430 800 450V600H0Z" fill={INK.one} />
      <rect x="180" y="210" width="440" height="290" rx="16" fill={INK.paper} />
      <rect x="180" y="210" width="440" height="54" rx="16" fill={INK.three} />
      <rect x="330" y="130" width="140" height="140" rx="34" fill={INK.four} />
      <path d="M388 160H412V188H440V212H412V240H388V212H360V188H388Z" fill={INK.paper} />
      <Row count={2} draw={(i) => <rect x={214 + i * 276} y="310" width="96" height="96" rx="12" fill={INK.one} />} />
      <Row
        count={2}
        draw={(i) => (
          <path
            d={`M${262 + i * 276} 310V406M${214 + i * 276} 358H${310 + i * 276}`}
            stroke={INK.paper}
            strokeWidth="8"
          />
        )}
      />
      <path d={arch(350, 330, 100, 170)} fill={INK.two} />
      <path d="M400 340V500" stroke={INK.paper} strokeWidth="5" />
      <rect y="500" width="800" height="100" fill={INK.two} />
      <path d="M350 500H450L500 600H300Z" fill={INK.bg} />
      <Tree x={104} y={506} r={70} fill={INK.three} />
      <Tree x={690} y={506} r={70} fill={INK.three} />
    </>
  );
}

/** A heart held by two leaves, its beat running through. */
function Heart() {
  return (
    <>
      <Ground fill={INK.one} />
      <circle cx="400" cy="300" r="236" fill={INK.bg} />
      <circle cx="400" cy="300" r="176" fill={INK.paper} />
      <path
        d="M400 410C290 336 262 276 286 232C310 188 374 192 400 240C426 192 490 188 514 232C538 276 510 336 400 410Z"
        fill={INK.three}
      />
      <path
        d="M120 306H318L344 262L384 356L420 236L452 306H680"
        fill="none"
        stroke={INK.ink}
        strokeWidth="12"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {[-70, -40, -10].map((turn) => (
        <path key={turn} d={leaf(150)} transform={`translate(252 520) rotate(${turn})`} fill={INK.two} />
      ))}
      {[70, 40, 10].map((turn) => (
        <path key={turn} d={leaf(150)} transform={`translate(548 520) rotate(${turn})`} fill={INK.four} />
      ))}
      <circle cx="660" cy="120" r="26" fill={INK.warm} />
    </>
  );
}

/** Bottles and capsules. */
function Remedies() {
  return (
    <>
      <Ground />
      <rect y="470" width="800" height="130" fill={INK.one} />
      <rect x="150" y="190" width="170" height="290" rx="26" fill={INK.three} />
      <rect x="170" y="140" width="130" height="62" rx="12" fill={INK.four} />
      <rect x="150" y="270" width="170" height="130" fill={INK.paper} />
      <path d="M223 300H247V323H270V347H247V370H223V347H200V323H223Z" fill={INK.three} />
      <rect x="350" y="270" width="130" height="210" rx="22" fill={INK.two} />
      <rect x="366" y="230" width="98" height="50" rx="10" fill={INK.ink} />
      <rect x="350" y="340" width="130" height="80" fill={INK.bg} />
      <Lines x={456} y={360} widths={[82, 56]} gap={24} fill={INK.four} />
      <g transform="rotate(-24 600 440)">
        <rect x="510" y="404" width="190" height="76" rx="38" fill={INK.warm} />
        <path d="M605 404H662A38 38 0 0 1 662 480H605Z" fill={INK.paper} />
      </g>
      <circle cx="548" cy="516" r="32" fill={INK.four} />
      <path d="M526 516H570" stroke={INK.paper} strokeWidth="6" />
      <circle cx="640" cy="180" r="72" fill={INK.one} />
      <Plant x={640} y={330} size={0.8} pot={INK.four} green={INK.three} />
      <rect x="560" y="330" width="160" height="12" rx="6" fill={INK.ink} />
    </>
  );
}

/** A calendar with one day taken. */
function Calendar() {
  return (
    <>
      <Ground fill={INK.two} />
      <rect x="170" y="96" width="460" height="420" rx="32" fill={INK.paper} />
      <path d="M170 128A32 32 0 0 1 202 96H598A32 32 0 0 1 630 128V190H170Z" fill={INK.four} />
      <Row count={3} draw={(i) => <rect x={266 + i * 125} y="66" width="18" height="70" rx="9" fill={INK.warm} />} />
      {range(20).map((i) => (
        <rect
          key={i}
          x={212 + (i % 5) * 78}
          y={222 + Math.floor(i / 5) * 68}
          width="62"
          height="50"
          rx="12"
          fill={i === 12 ? INK.three : i % 7 === 3 ? INK.two : INK.bg}
        />
      ))}
      <path
        d="M384 384L396 396L416 370"
        fill="none"
        stroke={INK.paper}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="630" cy="480" r="84" fill={INK.ink} />
      <circle cx="630" cy="480" r="64" fill={INK.bg} />
      <path d="M630 438V482L660 500" fill="none" stroke={INK.ink} strokeWidth="10" strokeLinecap="round" />
    </>
  );
}

export const clinicScenes = [Building, Heart, Remedies, Calendar];
