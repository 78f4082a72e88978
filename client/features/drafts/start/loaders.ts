/** Loads parts for other features only when they need them. */

/** Reads the answer to a design that was taken away and comes back. */
export const loadImportedDesign = () => import('./imported-design.js');

/** Drafts of an account, outside of the wizard's opening. */
export const loadAccountDrafts = () => import('../account/account-drafts.js');
