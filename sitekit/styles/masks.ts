/** Patterns as CSS masks: drawn once as data, tiled by the browser, coloured by whatever stands under them. */
import type { SectionStyleValue } from '#core/sections/section-style.js';
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

const edge = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 100' preserveAspectRatio='none'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/** The shapes of upper edges, stretched to the width of a section; they reach below the picture, so no gap shows. */
export const EDGES = {
  slant: edge('M0 101V96L1200 2V101Z'),
  wave: edge('M0 101V58C160 4 330 -6 540 44C760 96 960 112 1200 40V101Z'),
  arc: edge('M0 101V98C300 -30 900 -30 1200 98V101Z'),
  peak: edge('M0 101V97L600 3L1200 97V101Z'),
} as const satisfies Record<SectionStyleValue<'divider'>, string>;
