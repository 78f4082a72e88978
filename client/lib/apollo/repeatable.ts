/** For a mutation that acts once however often it is sent: it is repeated as queries are. */
export const REPEATABLE = { context: { repeatable: true } } as const;
