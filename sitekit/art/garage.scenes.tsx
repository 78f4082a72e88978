import { Ground, Row } from './parts.js';
import { INK, range, star8 } from './shapes.js';

/** A car seen from the side, its wheels on y = 0, about 480 px long. */
function Car({ x, y, fill = INK.three, size = 1 }: { x: number; y: number; fill?: string; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-240 -44C-244 -100 -216 -116 -150 -124L-84 -190C-74 -198 -62 -202 -48 -202H70C90 -202 104 -196 118 -182L168 -126C222 -120 242 -104 242 -62V-44Z"
        fill={fill}
      />
      <path d="M-118 -126L-66 -178H-8V-126ZM12 -178H66C78 -178 86 -174 94 -166L130 -126H12Z" fill={INK.paper} />
      <rect x="-242" y="-62" width="486" height="20" rx="10" fill={INK.ink} />
      <rect x="206" y="-100" width="34" height="20" rx="8" fill={INK.warm} />
      {[-140, 140].map((at) => (
        <g key={at}>
          <circle cx={at} cy="-46" r="50" fill={INK.ink} />
          <circle cx={at} cy="-46" r="24" fill={INK.paper} />
          <circle cx={at} cy="-46" r="9" fill={INK.four} />
        </g>
      ))}
    </g>
  );
}

/** A car on the lift. */
function Lift() {
  return (
    <>
      <Ground fill={INK.one} />
      <rect x="50" y="60" width="700" height="470" fill={INK.bg} />
      <Row count={4} draw={(i) => <rect x={96 + i * 160} y="92" width="112" height="16" rx="8" fill={INK.warm} />} />
      <rect x="128" y="150" width="34" height="390" fill={INK.four} />
      <rect x="638" y="150" width="34" height="390" fill={INK.four} />
      <rect x="120" y="386" width="560" height="22" fill={INK.ink} />
      <Car x={400} y={386} size={0.94} />
      <rect y="530" width="800" height="70" fill={INK.two} />
      <rect x="330" y="450" width="140" height="80" rx="10" fill={INK.three} />
      <rect x="330" y="476" width="140" height="8" fill={INK.paper} />
      <rect x="384" y="438" width="32" height="16" rx="6" fill={INK.ink} />
    </>
  );
}

/** Spanners around a gear. */
function Tools() {
  const teeth = range(12).map((i) => i * 30);
  return (
    <>
      <Ground fill={INK.four} />
      <g fill={INK.three}>
        {teeth.map((turn) => (
          <rect key={turn} x="372" y="92" width="56" height="70" rx="8" transform={`rotate(${turn} 400 300)`} />
        ))}
        <circle cx="400" cy="300" r="164" />
      </g>
      <circle cx="400" cy="300" r="112" fill={INK.bg} />
      <polygon points={star8(400, 300, 58)} fill={INK.warm} />
      {[-38, 142].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 400 300)`}>
          <rect x="616" y="170" width="46" height="270" rx="20" fill={INK.paper} />
          <path d="M590 120A50 50 0 0 1 622 74V126H656V74A50 50 0 0 1 639 176A50 50 0 0 1 590 120Z" fill={INK.paper} />
          <circle cx="639" cy="416" r="12" fill={INK.four} />
        </g>
      ))}
    </>
  );
}

/** A wheel seen straight on. */
function Wheel() {
  return (
    <>
      <Ground />
      <rect y="450" width="800" height="150" fill={INK.one} />
      <ellipse cx="400" cy="540" rx="250" ry="26" fill={INK.four} opacity="0.5" />
      <circle cx="400" cy="296" r="246" fill={INK.ink} />
      <circle cx="400" cy="296" r="218" fill="none" stroke={INK.four} strokeWidth="10" strokeDasharray="26 18" />
      <circle cx="400" cy="296" r="172" fill={INK.two} />
      {range(6).map((i) => (
        <path
          key={i}
          d="M384 296L366 136H434L416 296Z"
          transform={`rotate(${i * 60} 400 296)`}
          fill={i % 2 === 0 ? INK.paper : INK.warm}
        />
      ))}
      <circle cx="400" cy="296" r="52" fill={INK.three} />
      <circle cx="400" cy="296" r="22" fill={INK.paper} />
    </>
  );
}

/** A road into the hills. */
function Road() {
  return (
    <>
      <Ground fill={INK.two} />
      <circle cx="560" cy="150" r="78" fill={INK.warm} />
      <path d="M0 320L180 170L300 270L460 130L640 290L800 200V600H0Z" fill={INK.three} />
      <path d="M0 380C220 320 560 340 800 380V600H0Z" fill={INK.one} />
      <path d="M340 360H460L760 600H40Z" fill={INK.ink} />
      {range(4).map((i) => (
        <path
          key={i}
          d={`M${397 - i * 3} ${376 + i * 54}H${403 + i * 3}L${406 + i * 4} ${404 + i * 60}H${394 - i * 4}Z`}
          fill={INK.warm}
        />
      ))}
      <Car x={560} y={560} size={0.62} fill={INK.warm} />
      <path d="M90 440V300M90 300L40 330M90 340L140 310" stroke={INK.four} strokeWidth="12" strokeLinecap="round" />
    </>
  );
}

export const garageScenes = [Lift, Tools, Wheel, Road];
