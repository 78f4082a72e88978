/** The platform's legal documents: their public pages, and their administration. */
export { LegalPage } from './legal-page.js';
export { LegalText } from './legal-text.js';
export { loadLegalCard } from './loaders.js';
