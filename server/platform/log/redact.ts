/** Removes secrets from all log output, in one place. */

const HIDDEN = '[hidden]';
/** Names whose values open something: sessions, mail links, payments. */
const SECRET_NAME =
  /password|token|secret|authorization|cookie|signature|^link$|^links$|^code$|codes$|challenge|api_?key|x-api-key|credential/i;
/** The query of an address: mail links, signed files and returns from the gateway contain their secret there. */
const QUERY = /\?[^\s"'<>?=]{1,100}=[^\s"'<>]*/g;
const BEARER = /\b(Bearer|Basic)\s[^\s"',]+/gi;
const LIMITS = { depth: 6, entries: 200, text: 8000, values: 5000 } as const;

function redactedText(text: string): string {
  const seen = text.length > LIMITS.text ? `${text.slice(0, LIMITS.text)}…` : text;
  return seen.replace(QUERY, `?${HIDDEN}`).replace(BEARER, `$1 ${HIDDEN}`);
}

/** The `code` of an error is its kind; anywhere else it may be a code that a user typed to sign in. */
function isSecret(name: string, of: object): boolean {
  return SECRET_NAME.test(name) && !(name === 'code' && of instanceof Error);
}

function factsOf(error: Error): Record<string, unknown> {
  return { ...error, type: error.name, message: error.message, stack: error.stack, cause: error.cause };
}

/** A copy without secrets, of at most `LIMITS.values` values, so deep and so long; errors become plain records. */
export function redacted(value: unknown): unknown {
  let left: number = LIMITS.values;
  const copyOf = (inner: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0) return '[more]';
    if (typeof inner === 'string') return redactedText(inner);
    if (typeof inner !== 'object' || inner === null || inner instanceof Date) return inner;
    if (depth >= LIMITS.depth) return '[deeper]';
    if (Array.isArray(inner)) return inner.slice(0, LIMITS.entries).map((each) => copyOf(each, depth + 1));
    const entries = Object.entries(inner instanceof Error ? factsOf(inner) : inner).slice(0, LIMITS.entries);
    return Object.fromEntries(
      entries
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => [name, isSecret(name, inner) ? HIDDEN : copyOf(each, depth + 1)]),
    );
  };
  return copyOf(value, 0);
}
