/** A fault of the machine or its settings that whoever starts the product can mend; shown without a stack trace. */
export class StartFault extends Error {}
