/** The platform's legal documents: their public pages, and their administration. */
export { loadLegalSettings } from './loaders.js';
export { LegalPage } from './legal-page.js';
export { LegalText } from './legal-text.js';
