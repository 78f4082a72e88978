import { Ground, Lines, Plant, Row } from './parts.js';
import { INK, arch, dome, star8 } from './shapes.js';

/** Posters on a wall over a bench. */
function Posters() {
  return (
    <>
      <Ground />
      <rect x="90" y="70" width="220" height="310" fill={INK.three} />
      <circle cx="200" cy="200" r="74" fill={INK.warm} />
      <path d="M90 290L310 220V380H90Z" fill={INK.four} />
      <rect x="340" y="110" width="180" height="250" fill={INK.paper} />
      <polygon points={star8(430, 226, 64)} fill={INK.three} />
      <Lines x={490} y={314} widths={[120, 70]} gap={20} fill={INK.two} thick={8} />
      <rect x="550" y="70" width="170" height="220" fill={INK.ink} />
      <path d={arch(584, 116, 102, 174)} fill={INK.warm} />
      <rect x="550" y="312" width="170" height="84" fill={INK.one} />
      <path d={dome(635, 396, 58)} fill={INK.three} />
      <rect y="470" width="800" height="130" fill={INK.one} />
      <rect x="150" y="438" width="420" height="24" rx="6" fill={INK.four} />
      <path d="M180 462V530M540 462V530" stroke={INK.four} strokeWidth="14" />
      <Plant x={668} y={530} size={1.05} pot={INK.four} green={INK.three} />
    </>
  );
}

/** A desk with a screen and a lamp. */
function Desk() {
  return (
    <>
      <Ground fill={INK.one} />
      <circle cx="400" cy="270" r="220" fill={INK.bg} />
      <rect x="216" y="120" width="368" height="248" rx="18" fill={INK.ink} />
      <rect x="232" y="136" width="336" height="216" rx="8" fill={INK.paper} />
      <path
        d="M232 300C300 230 360 250 410 290C460 330 520 300 568 262V344A8 8 0 0 1 560 352H240A8 8 0 0 1 232 344Z"
        fill={INK.three}
      />
      <circle cx="492" cy="206" r="34" fill={INK.warm} />
      <path d="M372 368H428L440 428H360Z" fill={INK.four} />
      <rect x="320" y="424" width="160" height="16" rx="8" fill={INK.four} />
      <rect x="80" y="440" width="640" height="24" rx="6" fill={INK.four} />
      <path d="M130 464V600M670 464V600" stroke={INK.four} strokeWidth="18" />
      <path
        d="M640 440V330L690 250"
        fill="none"
        stroke={INK.ink}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M652 236L724 278L690 316L630 272Z" fill={INK.warm} />
      <rect x="610" y="428" width="60" height="12" rx="6" fill={INK.ink} />
      <rect x="120" y="392" width="70" height="48" rx="8" fill={INK.three} />
      <Row
        count={3}
        draw={(i) => (
          <path
            d={`M${136 + i * 18} 392L${130 + i * 22} ${330 - i * 12}`}
            stroke={[INK.warm, INK.four, INK.two][i]}
            strokeWidth="8"
            strokeLinecap="round"
          />
        )}
      />
    </>
  );
}

/** A composition of plain shapes. */
function Shapes() {
  return (
    <>
      <Ground fill={INK.paper} />
      <rect width="400" height="300" fill={INK.three} />
      <rect x="400" y="300" width="400" height="300" fill={INK.four} />
      <path d="M400 0H800V300A300 300 0 0 1 500 0Z" fill={INK.warm} />
      <circle cx="200" cy="150" r="110" fill={INK.bg} />
      <path d={dome(200, 150, 110)} fill={INK.ink} />
      <path d="M0 300H400L0 600Z" fill={INK.two} />
      <path d="M400 300V600H0Z" fill={INK.one} />
      <Row
        count={4}
        draw={(i) => <circle cx={600} cy={600} r={280 - i * 66} fill={[INK.three, INK.paper, INK.warm, INK.four][i]} />}
      />
      <polygon points={star8(650, 130, 62)} fill={INK.paper} />
    </>
  );
}

/** A box, a bag and a label of one brand. */
function Packaging() {
  return (
    <>
      <Ground fill={INK.two} />
      <ellipse cx="400" cy="520" rx="320" ry="36" fill={INK.three} opacity="0.6" />
      <path d="M150 190H340V510H150Z" fill={INK.paper} />
      <path d="M150 190H340V230H150Z" fill={INK.four} />
      <polygon points={star8(245, 350, 60)} fill={INK.three} />
      <Lines x={300} y={440} widths={[110, 70]} gap={22} fill={INK.two} />
      <path d="M380 270H560V510H380Z" fill={INK.ink} />
      <path d="M560 270L620 240V474L560 510Z" fill={INK.four} />
      <path d="M380 270L440 240H620L560 270Z" fill={INK.three} />
      <path d={arch(424, 330, 92, 130)} fill={INK.warm} />
      <path d="M640 370H720V490A20 20 0 0 1 700 510H660A20 20 0 0 1 640 490Z" fill={INK.paper} />
      <path d="M636 350H724V374H636Z" fill={INK.warm} />
      <rect x="640" y="410" width="80" height="46" fill={INK.three} />
      <circle cx="660" cy="140" r="54" fill={INK.warm} />
    </>
  );
}

export const portfolioScenes = [Desk, Posters, Shapes, Packaging];
