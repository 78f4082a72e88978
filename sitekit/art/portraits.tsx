/** Busts that stand for the people of a team until their pictures come. Drawn in a box of 600 × 600. */
import type { ReactNode } from 'react';
import type { Bust } from '../sections/team/team.copy.js';
import { INK, arch, star8 } from './shapes.js';

interface Look {
  ground: string;
  backdrop: 'circle' | 'arch' | 'star';
  back: string;
  skin: string;
  shade: string;
  cloth: string;
  hair: string;
  /** A scarf of this colour instead of short hair. */
  scarf?: string;
  beard?: boolean;
  glasses?: boolean;
}

/** Natural skin, whatever the brand's colour. */
const LIGHT = { skin: '#efc7a4', shade: '#dba981' };
const WARM = { skin: '#e0ae86', shade: '#c98f67' };
const DEEP = { skin: '#cf9a72', shade: '#b57f58' };

const LOOKS: readonly Look[] = [
  { ...LIGHT, ground: INK.one, backdrop: 'circle', back: INK.bg, cloth: INK.four, hair: INK.ink, scarf: INK.three },
  { ...WARM, ground: INK.bg, backdrop: 'arch', back: INK.two, cloth: INK.four, hair: INK.ink, beard: true },
  {
    ...WARM,
    ground: INK.two,
    backdrop: 'star',
    back: INK.one,
    cloth: INK.three,
    hair: '#5a3a2a',
    scarf: INK.warm,
    glasses: true,
  },
  { ...LIGHT, ground: INK.one, backdrop: 'arch', back: INK.warm, cloth: INK.three, hair: '#4a3427', glasses: true },
  { ...DEEP, ground: INK.bg, backdrop: 'circle', back: INK.one, cloth: INK.two, hair: INK.ink, scarf: INK.four },
  {
    ...DEEP,
    ground: INK.two,
    backdrop: 'circle',
    back: INK.bg,
    cloth: INK.ink,
    hair: '#8d8a88',
    beard: true,
    glasses: true,
  },
];

function Backdrop({ backdrop, back }: Look) {
  if (backdrop === 'circle') return <circle cx="300" cy="300" r="228" fill={back} />;
  if (backdrop === 'arch') return <path d={arch(96, 46, 408, 600)} fill={back} />;
  return <polygon points={star8(300, 292, 262)} fill={back} />;
}

/** The face between hair and chin: eyes at rest, a faint smile. */
function Face({ skin, shade, glasses }: Look) {
  return (
    <>
      <path d="M262 350H338V470C338 500 262 500 262 470Z" fill={shade} />
      <ellipse cx="300" cy="284" rx="84" ry="104" fill={skin} />
      <g fill="none" stroke="#4a3226" strokeWidth="6" strokeLinecap="round">
        <path d="M256 282Q268 290 280 282M320 282Q332 290 344 282M276 338Q300 354 324 338" />
      </g>
      <path d="M300 292Q292 314 304 316" fill="none" stroke={shade} strokeWidth="5" strokeLinecap="round" />
      {glasses && (
        <g fill="none" stroke={INK.ink} strokeWidth="6">
          <circle cx="266" cy="284" r="28" />
          <circle cx="334" cy="284" r="28" />
          <path d="M294 280Q300 274 306 280" />
        </g>
      )}
    </>
  );
}

function Scarfed(look: Look) {
  return (
    <>
      <path d="M60 600C66 500 160 446 300 446C440 446 534 500 540 600Z" fill={look.cloth} />
      <path
        d="M300 136C202 136 172 216 178 304C183 384 160 430 112 480C170 552 430 552 488 480C440 430 417 384 422 304C428 216 398 136 300 136Z"
        fill={look.scarf}
      />
      <Face {...look} />
      <path
        d="M214 286C212 214 250 180 300 180C350 180 388 214 386 286C374 240 344 214 292 208C256 218 228 244 214 286Z"
        fill={look.hair}
      />
      <path
        d="M200 356C222 430 270 458 300 462C340 454 384 424 402 352C412 420 432 452 470 486C400 540 200 540 130 486C168 452 190 420 200 356Z"
        fill={look.scarf}
      />
      <path d="M214 424C250 474 330 486 396 438" fill="none" stroke={INK.ink} strokeWidth="5" opacity="0.22" />
    </>
  );
}

function Bare(look: Look) {
  return (
    <>
      <path d="M60 600C66 500 160 446 300 446C440 446 534 500 540 600Z" fill={look.cloth} />
      <path d="M232 462L300 540L368 462L338 440H262Z" fill={INK.paper} />
      <Face {...look} />
      {look.beard && (
        <path
          d="M216 290C214 362 246 402 300 402C354 402 386 362 384 290C378 318 366 326 340 318Q300 306 260 318C234 326 222 318 216 290ZM276 336Q300 326 324 336Q300 360 276 336Z"
          fill={look.hair}
          fillRule="evenodd"
        />
      )}
      <path
        d="M208 290C190 190 236 142 306 142C380 142 412 194 392 290C386 254 376 234 360 222C320 232 270 224 244 214C224 236 214 258 208 290Z"
        fill={look.hair}
      />
    </>
  );
}

const WOMEN = LOOKS.filter(({ scarf }) => scarf !== undefined);
const MEN = LOOKS.filter(({ scarf }) => scarf === undefined);

/** The `index`-th bust of a woman or of a man, from 0; wraps around. */
export function drawPortrait(bust: Bust, index: number): ReactNode {
  const looks = bust === 'woman' ? WOMEN : MEN;
  const look = looks[index % looks.length];
  if (!look) return null;
  return (
    <>
      <rect width="600" height="600" fill={look.ground} />
      <Backdrop {...look} />
      {look.scarf ? <Scarfed {...look} /> : <Bare {...look} />}
    </>
  );
}
