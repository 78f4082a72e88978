import { Ground, Plant, Row } from './parts.js';
import { INK, arch, star8 } from './shapes.js';

const VASE =
  'M-34 0C-70 -40 -66 -96 -30 -124C-18 -136 -20 -156 -28 -170H28C20 -156 18 -136 30 -124C66 -96 70 -40 34 0Z';
const BOTTLE = 'M-30 0V-96C-30 -118 -12 -122 -12 -142V-176H12V-142C12 -122 30 -118 30 -96V0Z';
const BOWL = 'M-74 -58H74C74 -22 44 0 0 0C-44 0 -74 -22 -74 -58Z';

/** A niche with three ceramics. */
function Niche() {
  return (
    <>
      <Ground fill={INK.one} />
      <path d={arch(170, 50, 460, 600)} fill={INK.bg} />
      <rect y="500" width="800" height="100" fill={INK.two} />
      <rect y="500" width="800" height="14" fill={INK.three} />
      <g transform="translate(330 500) scale(1.55)" fill={INK.three}>
        <path d={VASE} />
        <path d="M-56 -52H56V-44H-56ZM-52 -82H52V-76H-52Z" fill={INK.paper} opacity="0.55" />
      </g>
      <path d={BOTTLE} transform="translate(474 500) scale(1.2)" fill={INK.four} />
      <g transform="translate(556 500)">
        <path d={BOWL} fill={INK.warm} />
        <path d="M-70 -46H70V-38H-70Z" fill={INK.ink} opacity="0.25" />
      </g>
      <path d="M330 236C322 180 340 130 372 96" stroke={INK.four} strokeWidth="6" fill="none" />
      <g fill={INK.four}>
        <ellipse cx="352" cy="150" rx="34" ry="14" transform="rotate(-28 352 150)" />
        <ellipse cx="312" cy="186" rx="32" ry="13" transform="rotate(34 312 186)" />
        <ellipse cx="382" cy="90" rx="30" ry="13" transform="rotate(-50 382 90)" />
      </g>
    </>
  );
}

/** A shop front with a striped awning. */
function Front() {
  return (
    <>
      <Ground />
      <rect x="110" y="120" width="580" height="410" rx="14" fill={INK.paper} />
      <rect x="110" y="120" width="580" height="64" fill={INK.four} />
      <rect x="300" y="142" width="200" height="18" rx="9" fill={INK.warm} />
      <Row
        count={9}
        draw={(i) => (
          <path
            d={`M${92 + i * 68.5} 184H${160.5 + i * 68.5}V236A34.25 34.25 0 0 1 ${92 + i * 68.5} 236Z`}
            fill={i % 2 === 0 ? INK.three : INK.one}
          />
        )}
      />
      <rect x="150" y="300" width="290" height="180" rx="10" fill={INK.one} />
      <rect x="150" y="420" width="290" height="10" fill={INK.two} />
      <path d={VASE} transform="translate(210 420) scale(.56)" fill={INK.three} />
      <path d={BOTTLE} transform="translate(280 420) scale(.52)" fill={INK.four} />
      <path d={BOWL} transform="translate(366 420) scale(.66)" fill={INK.warm} />
      <path d={arch(490, 290, 150, 240)} fill={INK.three} />
      <path d={arch(508, 316, 114, 214)} fill={INK.two} />
      <circle cx="524" cy="440" r="7" fill={INK.paper} />
      <rect y="530" width="800" height="70" fill={INK.two} />
      <Plant x={96} y={540} size={0.85} pot={INK.ink} green={INK.three} />
      <Plant x={706} y={540} size={0.85} pot={INK.ink} green={INK.three} />
    </>
  );
}

/** Wrapped boxes and a bag on a podium. */
function Gift() {
  return (
    <>
      <Ground fill={INK.bg} />
      <circle cx="400" cy="300" r="232" fill={INK.one} />
      <ellipse cx="400" cy="520" rx="270" ry="40" fill={INK.two} />
      <rect x="214" y="308" width="196" height="200" rx="8" fill={INK.three} />
      <rect x="200" y="280" width="224" height="52" rx="8" fill={INK.four} />
      <rect x="292" y="280" width="40" height="228" fill={INK.warm} />
      <path
        d="M312 280C270 210 226 232 250 268C264 286 296 282 312 280C328 282 360 286 374 268C398 232 354 210 312 280Z"
        fill={INK.warm}
      />
      <path d="M440 250H600L616 508H424Z" fill={INK.paper} />
      <path d="M478 270V214A42 42 0 0 1 562 214V270" fill="none" stroke={INK.four} strokeWidth="9" />
      <polygon points={star8(520, 392, 56)} fill={INK.three} />
      <polygon points={star8(520, 392, 30)} fill={INK.warm} />
    </>
  );
}

/** Shelves of jars and folded cloth. */
function Shelves() {
  return (
    <>
      <Ground fill={INK.two} />
      <rect x="90" y="40" width="620" height="560" rx="12" fill={INK.bg} />
      {[218, 396, 574].map((y) => (
        <rect key={y} x="90" y={y} width="620" height="16" fill={INK.four} />
      ))}
      <path d={VASE} transform="translate(180 218) scale(.8)" fill={INK.three} />
      <path d={BOWL} transform="translate(330 218) scale(.9)" fill={INK.warm} />
      <path d={BOWL} transform="translate(330 168) scale(.78)" fill={INK.paper} />
      <path d={BOTTLE} transform="translate(470 218) scale(.8)" fill={INK.two} />
      <path d={VASE} transform="translate(610 218) scale(.72)" fill={INK.four} />
      <Row
        count={4}
        draw={(i) => (
          <rect
            x={130 + (i % 2) * 6}
            y={362 - i * 34}
            width={190 - (i % 2) * 12}
            height="34"
            rx="10"
            fill={[INK.three, INK.paper, INK.warm, INK.two][i]}
          />
        )}
      />
      <path d={BOTTLE} transform="translate(420 396) scale(.7)" fill={INK.four} />
      <path d={BOTTLE} transform="translate(486 396) scale(.82)" fill={INK.three} />
      <Plant x={610} y={396} size={0.74} pot={INK.warm} green={INK.three} />
      <path d={BOWL} transform="translate(200 574) scale(1.1)" fill={INK.three} />
      <path d={VASE} transform="translate(390 574) scale(.82)" fill={INK.paper} />
      <rect x="500" y="470" width="150" height="104" rx="8" fill={INK.warm} />
      <path d="M500 508H650" stroke={INK.four} strokeWidth="8" />
    </>
  );
}

export const shopScenes = [Niche, Front, Gift, Shelves];
