import { Ground, Plant, Row } from './parts.js';
import { INK, arch, range } from './shapes.js';

/** A barbell on its rack. */
function Barbell() {
  return (
    <>
      <Ground fill={INK.four} />
      <circle cx="400" cy="290" r="232" fill={INK.three} />
      <path d="M196 200H232V540H196ZM568 200H604V540H568Z" fill={INK.ink} />
      <path d="M180 236H248V268H180ZM552 236H620V268H552Z" fill={INK.paper} />
      <rect x="40" y="240" width="720" height="18" rx="9" fill={INK.paper} />
      {[108, 692].map((x) => (
        <g key={x}>
          <rect x={x - 16} y="122" width="32" height="254" rx="12" fill={INK.warm} />
          <rect x={x < 400 ? x + 22 : x - 50} y="158" width="28" height="182" rx="10" fill={INK.two} />
        </g>
      ))}
      <rect y="530" width="800" height="70" fill={INK.two} />
      <Row count={8} draw={(i) => <rect x={20 + i * 100} y="556" width="60" height="8" rx="4" fill={INK.three} />} />
    </>
  );
}

/** Kettlebells, a rope and a box. */
function Floor() {
  return (
    <>
      <Ground fill={INK.one} />
      <Row
        count={4}
        draw={(i) => <path d={arch(40 + i * 186, 60, 140, 300)} fill={i % 2 === 0 ? INK.bg : INK.paper} />}
      />
      <rect y="430" width="800" height="170" fill={INK.three} />
      {[
        [170, 1.2, INK.ink],
        [330, 0.95, INK.four],
      ].map(([x, size, fill]) => (
        <g key={String(x)} transform={`translate(${x} 500) scale(${size})`}>
          <path d="M-34 -96C-64 -170 64 -170 34 -96" fill="none" stroke={String(fill)} strokeWidth="22" />
          <circle cy="-56" r="62" fill={String(fill)} />
          <rect x="-36" y="-14" width="72" height="16" rx="6" fill={String(fill)} />
          <circle cy="-56" r="24" fill={INK.warm} />
        </g>
      ))}
      <path d="M480 300H700V500H480Z" fill={INK.warm} />
      <path d="M480 300L520 260H740L700 300ZM700 300L740 260V460L700 500Z" fill={INK.four} />
      <path d="M540 400H640" stroke={INK.paper} strokeWidth="14" strokeLinecap="round" />
      <path
        d="M20 560C120 520 180 596 280 556C380 516 440 594 540 556C620 526 700 580 790 550"
        fill="none"
        stroke={INK.paper}
        strokeWidth="16"
        strokeLinecap="round"
      />
    </>
  );
}

/** Somebody sits in a yoga pose before the sun. */
function Yoga() {
  return (
    <>
      <Ground />
      <circle cx="400" cy="270" r="214" fill={INK.warm} />
      <path d="M0 470C180 420 620 420 800 470V600H0Z" fill={INK.one} />
      <ellipse cx="400" cy="520" rx="270" ry="38" fill={INK.three} />
      <circle cx="400" cy="176" r="46" fill={INK.ink} />
      <path d="M400 226C440 226 462 250 466 300L476 440H324L334 300C338 250 360 226 400 226Z" fill={INK.four} />
      <path
        d="M344 262C300 320 268 372 232 420M456 262C500 320 532 372 568 420"
        fill="none"
        stroke={INK.four}
        strokeWidth="30"
        strokeLinecap="round"
      />
      <path
        d="M200 500C220 440 320 420 400 456C480 420 580 440 600 500C560 526 460 520 400 496C340 520 240 526 200 500Z"
        fill={INK.ink}
      />
      <Plant x={104} y={536} size={1} pot={INK.paper} green={INK.two} />
      <Plant x={700} y={536} size={1} pot={INK.paper} green={INK.two} />
    </>
  );
}

/** A beat that runs over the screen of a bicycle. */
function Pulse() {
  return (
    <>
      <Ground fill={INK.two} />
      <rect x="130" y="60" width="540" height="300" rx="30" fill={INK.ink} />
      {range(5).map((i) => (
        <path key={i} d={`M160 ${110 + i * 50}H640`} stroke={INK.four} strokeWidth="2" opacity="0.6" />
      ))}
      <path
        d="M160 220H280L312 150L360 300L404 110L444 250L470 220H640"
        fill="none"
        stroke={INK.warm}
        strokeWidth="13"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="250" cy="476" r="88" fill="none" stroke={INK.three} strokeWidth="20" />
      <circle cx="550" cy="476" r="88" fill="none" stroke={INK.three} strokeWidth="20" />
      <path
        d="M250 476L350 400H480L550 476M350 400L400 476H250M400 476L480 400M480 400L466 366M330 376H376"
        fill="none"
        stroke={INK.ink}
        strokeWidth="14"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="400" cy="476" r="20" fill={INK.warm} />
    </>
  );
}

export const gymScenes = [Barbell, Floor, Yoga, Pulse];
