/** ms */
const POLL_MS = 5000;

/** Options of a query whose records change without the page: it is asked again while somebody looks at it. */
export const POLLED = { pollInterval: POLL_MS, skipPollAttempt: () => document.hidden };
