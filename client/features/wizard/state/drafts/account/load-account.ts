/** What only signed-in customers need of the drafts of their account; loaded when it is used. */
export const loadAccountDrafts = () => import('./open-account.js');
