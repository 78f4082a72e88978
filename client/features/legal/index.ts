/** The platform's legal documents: their public pages, and their administration. */
export { LegalPage } from './legal-page.js';
export { LegalText } from './legal-text.js';

/** A card of the administration's settings, loaded with them. */
export const loadLegalCard = async () => (await import('./admin/legal-card.js')).LegalCard;
