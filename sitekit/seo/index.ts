/** The checks for search engines with the whole section library: for the server. */
import '../design/kits.js';

export { phonePictures } from './phone-pictures.js';
export { SEO_ADVICE } from './seo-checks.messages.js';
export { seoFindings, type SeoCode, type SeoFinding } from './seo-checks.js';
