/** A fault of the machine or its settings that the operator can fix; shown without a stack trace. */
export class StartError extends Error {}
