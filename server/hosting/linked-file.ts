import { linkedFileName } from '#core/sections/linked-files.js';
import { contentDisposition } from '#platform/http/content-disposition.js';

const PDF = 'application/pdf';
/** The types that a browser shows by itself. All else is saved: an SVG would be a page of the site. */
const SHOWN: readonly string[] = [PDF, 'image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Headers of an uploaded file that links of a site lead to; none for all other files. */
export function linkedFileHeaders(path: string, type: string): readonly string[] {
  const name = linkedFileName(path);
  if (name === null) return [];
  return ['content-disposition', contentDisposition(SHOWN.includes(type) ? 'inline' : 'attachment', name)];
}

/** Browsers show a PDF in a page of their own, which the policy of a site would leave without its viewer. */
export const needsViewer = (path: string, type: string): boolean => type === PDF && linkedFileName(path) !== null;
