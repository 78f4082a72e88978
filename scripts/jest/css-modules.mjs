/** A style sheet in a test: every class is named as it is written. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
