import { Ground, Row, Tree } from './parts.js';
import { INK, arch, range } from './shapes.js';

/** A brick house with a cypress. */
function House() {
  return (
    <>
      <Ground />
      <circle cx="150" cy="130" r="56" fill={INK.warm} />
      <rect x="130" y="250" width="360" height="280" fill={INK.three} />
      <rect x="330" y="120" width="330" height="250" fill={INK.paper} />
      <rect x="310" y="104" width="370" height="20" fill={INK.four} />
      {range(24).map((i) => (
        <rect
          key={i}
          x={140 + (i % 4) * 86 + (Math.floor(i / 4) % 2) * 30}
          y={262 + Math.floor(i / 4) * 44}
          width="56"
          height="16"
          fill={INK.four}
          opacity="0.5"
        />
      ))}
      <rect x="370" y="160" width="120" height="150" fill={INK.two} />
      <rect x="520" y="160" width="100" height="150" fill={INK.ink} />
      <path d="M430 160V310" stroke={INK.paper} strokeWidth="8" />
      <path d={arch(196, 330, 100, 200)} fill={INK.ink} />
      <rect x="490" y="370" width="170" height="160" fill={INK.one} />
      <path d="M520 400H630V530H520Z" fill={INK.warm} />
      <rect y="528" width="800" height="72" fill={INK.two} />
      <Tree x={722} y={536} r={72} fill={INK.four} />
      <Tree x={66} y={536} r={52} fill={INK.four} />
    </>
  );
}

/** A plan on the drawing table. */
function Plan() {
  return (
    <>
      <Ground fill={INK.four} />
      <g transform="rotate(-4 400 300)">
        <rect x="90" y="70" width="600" height="450" rx="6" fill={INK.paper} />
        <g stroke={INK.three} strokeWidth="12" fill="none">
          <path d="M150 130H630V460H150Z" />
          <path d="M150 290H330M400 290H500M500 130V220M500 290V460M330 130V190" />
        </g>
        <path d="M400 290A70 70 0 0 0 330 220" fill="none" stroke={INK.two} strokeWidth="6" />
        <rect x="180" y="160" width="96" height="64" fill={INK.one} />
        <rect x="540" y="330" width="64" height="96" fill={INK.one} />
        <circle cx="240" cy="380" r="42" fill={INK.warm} />
        <path d="M150 492H630M150 482V502M630 482V502" stroke={INK.ink} strokeWidth="4" />
      </g>
      <g transform="rotate(32 620 420)">
        <rect x="470" y="400" width="300" height="54" rx="6" fill={INK.warm} />
        {range(12).map((i) => (
          <path key={i} d={`M${490 + i * 23} 400V${i % 3 === 0 ? 428 : 416}`} stroke={INK.ink} strokeWidth="4" />
        ))}
      </g>
      <g transform="rotate(-38 210 500)">
        <rect x="60" y="486" width="250" height="26" fill={INK.two} />
        <path d="M310 486L352 499L310 512Z" fill={INK.ink} />
      </g>
    </>
  );
}

/** A crane over a frame of steel. */
function Site() {
  return (
    <>
      <Ground fill={INK.one} />
      <circle cx="620" cy="170" r="70" fill={INK.warm} />
      <g stroke={INK.four} strokeWidth="14" fill="none">
        <path d="M190 540V90M90 130H690M190 90L90 130M190 90L690 130" />
        <path d="M170 540L210 470L170 400L210 330L170 260L210 190" strokeWidth="6" />
      </g>
      <path d="M560 130V262" stroke={INK.ink} strokeWidth="5" />
      <rect x="500" y="262" width="120" height="40" fill={INK.warm} />
      <g fill={INK.three}>
        <Row count={4} draw={(i) => <rect x={320 + i * 120} y="350" width="16" height="190" />} />
        <rect x="310" y="430" width="396" height="16" />
        <rect x="310" y="342" width="280" height="16" />
        <rect x="310" y="512" width="396" height="28" />
      </g>
      <Row count={3} draw={(i) => <rect x={340 + i * 120} y="450" width="92" height="58" fill={INK.paper} />} />
      <rect y="540" width="800" height="60" fill={INK.four} />
      <Row
        count={4}
        draw={(i) => <rect x={30 + i * 34} y={506 - (i % 2) * 18} width="30" height="34" fill={INK.two} />}
      />
    </>
  );
}

/** A wall of windows in afternoon light. */
function Facade() {
  return (
    <>
      <Ground fill={INK.three} />
      {range(20).map((i) => {
        const [column, row] = [i % 5, Math.floor(i / 5)];
        const fill = [INK.two, INK.paper, INK.one, INK.warm, INK.ink][(column * 3 + row * 2) % 5];
        return (
          <g key={i} transform={`translate(${column * 160} ${row * 150})`}>
            <rect x="18" y="18" width="124" height="114" fill={INK.four} />
            <rect x="30" y="30" width="100" height="102" fill={fill} />
            <path d="M30 132L130 30V132Z" fill={INK.paper} opacity="0.22" />
            <rect x="10" y="128" width="140" height="12" fill={INK.bg} />
          </g>
        );
      })}
    </>
  );
}

export const buildingScenes = [House, Plan, Site, Facade];
