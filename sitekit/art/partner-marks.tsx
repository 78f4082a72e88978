/** Marks of invented partners, 48 × 48, in the current colour. */
import type { ReactNode } from 'react';
import { arch, star8 } from './shapes.js';

const MARKS: readonly ReactNode[] = [
  <path key="0" d="M4 44V4A40 40 0 0 1 44 44H32A28 28 0 0 0 16 18.900V44Z" />,
  <path
    key="1"
    fillRule="evenodd"
    d="M17 10a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm14 0a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z"
  />,
  <g key="2">
    <path fillRule="evenodd" d={`M${star8(24, 24, 23).replaceAll(' ', 'L')}ZM24 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z`} />
  </g>,
  <path key="3" d="M2 42 18 8l10 20 5-9 13 23Z" />,
  <path key="4" d="M6 28a5 5 0 0 1 10 0v14H6ZM19 18a5 5 0 0 1 10 0v24H19ZM32 8a5 5 0 0 1 10 0v34H32Z" />,
  <path key="5" d="M23 44C4 40 2 22 6 6c12 6 18 18 17 38Zm2 0C26 28 32 16 42 10c5 16 0 30-17 34Z" />,
  <path
    key="6"
    d="m24 2 10 10-10 10L14 12ZM12 14l10 10-10 10L2 24Zm24 0 10 10-10 10-10-10ZM24 26l10 10-10 10-10-10Z"
  />,
  <path
    key="7"
    d="M2 16c8-10 14-10 22 0s14 10 22 0v10c-8 10-14 10-22 0s-14-10-22 0Zm0 18c8-10 14-10 22 0s14 10 22 0v8c-8 8-14 8-22-1s-14-7-22 1Z"
  />,
  <path key="8" fillRule="evenodd" d={`${arch(4, 2, 40, 44)}${arch(15, 18, 18, 28)}`} />,
  <path key="9" fillRule="evenodd" d="M24 2 44 13v22L24 46 4 35V13Zm0 11-10 6v10l10 6 10-6V19Z" />,
];

/** The `index`-th mark, from 0; wraps around. */
export function drawPartnerMark(index: number): ReactNode {
  return MARKS[index % MARKS.length];
}
