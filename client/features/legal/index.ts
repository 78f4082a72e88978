export { LegalPage } from './legal-page.js';
export { LegalText } from './legal-text.js';
