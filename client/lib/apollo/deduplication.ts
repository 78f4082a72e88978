const own = { queryDeduplication: false } as const;

/**
 * Default options of the client: equal queries do not share one answer. What is read again has changed, and a request
 * that is under way may have been answered before the change. Equal subscriptions share.
 */
export const OWN_ANSWERS = { watchQuery: { context: own }, query: { context: own } };

/** The context of a query that several parts of a page make at the same time: one request for all of them. */
export const ONE_REQUEST = { queryDeduplication: true } as const;
