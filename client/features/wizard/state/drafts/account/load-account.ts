/** Loaded when it is used. */
export const loadAccountDrafts = () => import('./account-drafts.js');
