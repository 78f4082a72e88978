/** Patterns as CSS masks: drawn once as data, tiled by the browser, coloured by whatever stands under them. */
import { star8 } from '../art/shapes.js';

function tile(width: number, height: number, body: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none' stroke='#000' stroke-width='1.3'>${body}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

/** Eight-pointed stars touching at their tips, crosses between: the tiles of Iranian walls. */
const star = `<polygon points='${star8(48, 48, 48)}'/><polygon points='${star8(48, 48, 26)}'/>`;

export const MASKS = {
  girih: tile(96, 96, star),
  grid: tile(56, 56, "<path d='M0 .5H56M.5 0V56'/>"),
  dots: tile(24, 24, "<circle cx='12' cy='12' r='1.6' fill='#000' stroke='none'/>"),
  waves: tile(
    80,
    40,
    "<path d='M0 40A40 40 0 0 1 80 40M16 40A24 24 0 0 1 64 40M30 40A10 10 0 0 1 50 40M-40 20A40 40 0 0 1 40 20M40 20A40 40 0 0 1 120 20'/>",
  ),
  arches: tile(
    64,
    96,
    "<path d='M4 96V52C4 30 22 26 32 8C42 26 60 30 60 52V96M16 96V56C16 42 26 38 32 26C38 38 48 42 48 56V96'/>",
  ),
} as const;
