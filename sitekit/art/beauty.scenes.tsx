import { Ground, Plant, Row } from './parts.js';
import { INK, arch, leaf, range } from './shapes.js';

/** A dressing table with a lit mirror. */
function Vanity() {
  return (
    <>
      <Ground fill={INK.one} />
      <path d={arch(232, 40, 336, 420)} fill={INK.three} />
      <path d={arch(256, 68, 288, 392)} fill={INK.bg} />
      <path d="M300 420L470 130L520 170L372 440Z" fill={INK.paper} opacity="0.7" />
      <Row count={5} draw={(i) => <circle cx="216" cy={176 + i * 62} r="15" fill={INK.warm} />} />
      <Row count={5} draw={(i) => <circle cx="584" cy={176 + i * 62} r="15" fill={INK.warm} />} />
      <rect x="110" y="456" width="580" height="30" rx="8" fill={INK.four} />
      <path d="M150 486H186V600H150ZM614 486H650V600H614Z" fill={INK.four} />
      <rect x="470" y="392" width="54" height="64" rx="8" fill={INK.two} />
      <rect x="482" y="366" width="30" height="28" rx="6" fill={INK.ink} />
      <rect x="300" y="404" width="92" height="52" rx="26" fill={INK.warm} />
      <rect x="552" y="408" width="30" height="48" rx="6" fill={INK.three} />
      <path d="M552 408L567 372L582 388V408Z" fill={INK.ink} />
      <Plant x={664} y={456} size={0.7} pot={INK.paper} green={INK.two} />
    </>
  );
}

/** Scissors and a comb across a lock of hair. */
function Scissors() {
  return (
    <>
      <Ground fill={INK.two} />
      <circle cx="400" cy="300" r="244" fill={INK.bg} />
      {range(6).map((i) => (
        <path
          key={i}
          d={`M${214 + i * 22} 92C${330 + i * 18} 210 ${140 + i * 20} 330 ${264 + i * 16} 524`}
          fill="none"
          stroke={i % 2 === 0 ? INK.four : INK.three}
          strokeWidth="15"
          strokeLinecap="round"
        />
      ))}
      <g transform="rotate(24 520 300)" stroke={INK.ink} strokeWidth="17" fill="none" strokeLinecap="round">
        <path d="M486 92L540 372" />
        <path d="M574 92L520 372" />
        <circle cx="488" cy="424" r="48" stroke={INK.three} />
        <circle cx="572" cy="424" r="48" stroke={INK.three} />
      </g>
      <circle cx="516" cy="306" r="10" fill={INK.warm} />
    </>
  );
}

/** Jars and a dropper among leaves. */
function Care() {
  return (
    <>
      <Ground />
      <circle cx="400" cy="286" r="206" fill={INK.one} />
      {[-64, -32, 32, 64].map((turn) => (
        <path key={turn} d={leaf(252)} transform={`translate(400 482) rotate(${turn})`} fill={INK.two} />
      ))}
      <rect x="328" y="230" width="144" height="252" rx="22" fill={INK.three} />
      <rect x="328" y="320" width="144" height="104" fill={INK.paper} />
      <path d={leaf(70)} transform="translate(400 408)" fill={INK.three} />
      <rect x="358" y="168" width="84" height="70" rx="12" fill={INK.ink} />
      <path d="M384 168V116A16 16 0 0 1 416 116V168Z" fill={INK.warm} />
      <rect x="500" y="396" width="150" height="86" rx="18" fill={INK.paper} />
      <rect x="492" y="366" width="166" height="42" rx="14" fill={INK.four} />
      <rect x="160" y="410" width="136" height="72" rx="18" fill={INK.warm} />
      <rect x="152" y="382" width="152" height="38" rx="13" fill={INK.four} />
      <rect y="482" width="800" height="118" fill={INK.two} />
      <path d="M612 140C640 180 656 204 656 228A44 44 0 0 1 568 228C568 204 584 180 612 140Z" fill={INK.three} />
    </>
  );
}

/** A row of polish bottles. */
function Polish() {
  const fills = [INK.three, INK.warm, INK.four, INK.two, INK.ink];
  return (
    <>
      <Ground fill={INK.four} />
      <path d="M0 430C200 372 600 372 800 430V600H0Z" fill={INK.two} />
      <Row
        count={5}
        draw={(i) => (
          <g transform={`translate(${116 + i * 116} ${i % 2 === 0 ? 0 : 30})`}>
            <path d="M34 120H70L76 262H28Z" fill={INK.ink} stroke={INK.paper} strokeWidth="3" />
            <rect x="6" y="262" width="92" height="150" rx="22" fill={INK.paper} />
            <rect x="6" y="306" width="92" height="106" rx="22" fill={fills[i]} />
            <path d="M22 326V388" stroke={INK.paper} strokeWidth="8" strokeLinecap="round" opacity="0.6" />
          </g>
        )}
      />
      {range(6).map((i) => (
        <circle key={i} cx={90 + i * 126} cy={i % 2 === 0 ? 502 : 540} r={i % 2 === 0 ? 24 : 15} fill={fills[i % 4]} />
      ))}
    </>
  );
}

export const beautyScenes = [Vanity, Scissors, Care, Polish];
