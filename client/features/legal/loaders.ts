/** Loads parts for other features only when they need them. */

/** The legal documents and their versions, for administrators; loaded when they are opened. */
export const loadLegalSettings = async () => (await import('./admin/legal-card.js')).LegalCard;
