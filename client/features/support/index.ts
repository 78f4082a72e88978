/** Tickets: the customer's page and the administrators' tab. */
export { SUPPORT_DRAFT } from './conversation/draft-key.js';
export { useDraft } from './conversation/draft.js';
export { TicketStatusBadge } from './ticket-badges.js';
export { SupportPage } from './support-page.js';
export { loadAdminSupportTab } from './loaders.js';
