/** The context of a query that several parts of a page make at the same time: one request for all of them. */
export const ONE_REQUEST = { queryDeduplication: true } as const;
