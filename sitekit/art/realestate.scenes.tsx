import { Ground, Plant, Row, Tree } from './parts.js';
import { INK, arch, range } from './shapes.js';

/** A block of flats with balconies. */
function Block() {
  return (
    <>
      <Ground />
      <circle cx="640" cy="126" r="62" fill={INK.warm} />
      <rect x="70" y="280" width="190" height="260" fill={INK.one} />
      <rect x="560" y="230" width="180" height="310" fill={INK.two} />
      <rect x="230" y="80" width="350" height="460" fill={INK.paper} />
      <rect x="214" y="64" width="382" height="26" fill={INK.four} />
      {range(15).map((i) => {
        const [x, y] = [262 + (i % 3) * 106, 118 + Math.floor(i / 3) * 78];
        return (
          <g key={i}>
            <rect x={x} y={y} width="74" height="50" rx="4" fill={i % 4 === 1 ? INK.warm : INK.three} />
            <rect x={x - 8} y={y + 44} width="90" height="12" fill={INK.four} />
          </g>
        );
      })}
      <rect x="366" y="506" width="78" height="40" fill={INK.ink} />
      <Row count={3} draw={(i) => <rect x={96 + i * 52} y="316" width="32" height="44" fill={INK.three} />} />
      <Row count={3} draw={(i) => <rect x={612 + i * 42} y="276" width="26" height="50" fill={INK.paper} />} />
      <rect y="540" width="800" height="60" fill={INK.three} />
      <Tree x={150} y={544} r={54} fill={INK.four} />
      <Tree x={664} y={544} r={54} fill={INK.four} />
    </>
  );
}

/** A key with a house for its tag. */
function Key() {
  return (
    <>
      <Ground fill={INK.three} />
      <circle cx="400" cy="300" r="238" fill={INK.two} />
      <g transform="rotate(-28 400 300)">
        <circle cx="250" cy="300" r="98" fill="none" stroke={INK.warm} strokeWidth="44" />
        <rect x="338" y="278" width="330" height="44" rx="12" fill={INK.warm} />
        <path d="M560 318H600V386H560ZM620 318H660V366H620Z" fill={INK.warm} />
      </g>
      <path d="M286 396C330 440 350 452 396 456" fill="none" stroke={INK.paper} strokeWidth="9" />
      <path d="M396 452L476 392L556 452V548H396Z" fill={INK.paper} />
      <path d="M380 456L476 380L572 456" fill="none" stroke={INK.ink} strokeWidth="16" strokeLinejoin="round" />
      <path d={arch(452, 474, 48, 74)} fill={INK.four} />
    </>
  );
}

/** A street of houses shoulder to shoulder. */
function Street() {
  const houses = [
    [40, 250, INK.three],
    [190, 200, INK.warm],
    [340, 270, INK.four],
    [490, 180, INK.two],
    [640, 240, INK.three],
  ] as const;
  return (
    <>
      <Ground fill={INK.one} />
      <path d="M0 300C180 220 420 260 800 190V600H0Z" fill={INK.bg} />
      {houses.map(([x, top, fill], i) => (
        <g key={x}>
          <rect x={x} y={top} width="132" height={520 - top} fill={fill} />
          <path d={`M${x - 14} ${top}L${x + 66} ${top - 70}L${x + 146} ${top}Z`} fill={INK.ink} />
          <path d={arch(x + 20, top + 30, 40, 64)} fill={INK.paper} />
          <path d={arch(x + 74, top + 30, 40, 64)} fill={INK.paper} />
          <path d={arch(x + 44, 430, 44, 90)} fill={i % 2 === 0 ? INK.paper : INK.ink} />
        </g>
      ))}
      <rect y="520" width="800" height="80" fill={INK.two} />
      <Row count={5} draw={(i) => <rect x={30 + i * 164} y="556" width="86" height="10" rx="5" fill={INK.paper} />} />
    </>
  );
}

/** A living room in the afternoon sun. */
function Room() {
  return (
    <>
      <Ground fill={INK.paper} />
      <rect x="90" y="70" width="330" height="300" fill={INK.two} />
      <circle cx="330" cy="150" r="42" fill={INK.warm} />
      <path d="M90 370V300C190 250 300 320 420 270V370Z" fill={INK.three} />
      <path d="M255 70V370M90 220H420" stroke={INK.paper} strokeWidth="12" />
      <path d="M420 370L640 600H310L90 370Z" fill={INK.warm} opacity="0.25" />
      <rect y="452" width="800" height="148" fill={INK.one} />
      <rect x="450" y="330" width="300" height="150" rx="28" fill={INK.three} />
      <rect x="420" y="390" width="70" height="110" rx="24" fill={INK.four} />
      <rect x="710" y="390" width="70" height="110" rx="24" fill={INK.four} />
      <rect x="490" y="420" width="220" height="60" rx="14" fill={INK.two} />
      <path d="M590 330L640 330L700 404H540Z" fill={INK.warm} />
      <path d="M600 60V150" stroke={INK.ink} strokeWidth="6" />
      <path d="M530 220C530 170 560 150 600 150C640 150 670 170 670 220Z" fill={INK.four} />
      <Plant x={92} y={540} size={1.25} pot={INK.four} green={INK.three} />
    </>
  );
}

export const realestateScenes = [Block, Key, Street, Room];
