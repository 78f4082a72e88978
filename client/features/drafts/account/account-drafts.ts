/** Operations on the drafts of an account outside of the wizard's opening. */
export { continueKept } from './continue-kept.js';
export { sendAside } from './kept-drafts.js';
export { settleAccount } from './settle-account.js';
