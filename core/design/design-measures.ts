/** The counts of a design. Apart from design.ts so that a page that only counts does not load the schemas. */
import type { Design, DesignPage } from './design.js';
import { CANVAS } from '../limits/limits.js';
import { sharedSections } from './shared-sections.js';

/** The sections of all pages; a shared header or footer counts once, however many pages show it. */
export function countSections(design: Pick<Design, 'pages' | 'shared'>): number {
  return design.pages.reduce((count, page) => count + page.sections.length, sharedSections(design).length);
}

/** Height in px of a page's canvas: 300 a section, never under 400 (D-08). */
export function canvasHeight(sectionCount: number): number {
  return Math.max(CANVAS.height.min, CANVAS.sectionHeight * sectionCount);
}

/** Height in px of a canvas whose height was set by hand; null while it follows the sections. */
export function ownCanvasHeight({ sections, canvasDimensions }: DesignPage): number | null {
  return canvasDimensions.height === canvasHeight(sections.length) ? null : canvasDimensions.height;
}
