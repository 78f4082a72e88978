/** What other features load only when they need it. */

/** A card of the administration's settings, loaded with them. */
export const loadLegalCard = async () => (await import('./admin/legal-card.js')).LegalCard;
