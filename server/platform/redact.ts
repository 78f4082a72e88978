/** Takes secrets out of what is logged, in one place: whatever is logged passes here. */

const HIDDEN = '[hidden]';
/** Names whose values open something: sessions, mail links, payments. */
const SECRET_NAME =
  /password|token|secret|authorization|cookie|signature|^link$|^links$|^code$|codes$|challenge|api_?key|x-api-key|credential/i;
/** The query of an address: mail links, signed files and returns from the gateway carry their secret there. */
const QUERY = /\?[^\s"'<>?=]{1,100}=[^\s"'<>]*/g;
const BEARER = /\b(Bearer|Basic)\s[^\s"',]+/gi;
const LIMITS = { depth: 6, entries: 200, text: 8000 } as const;

function redactedText(text: string): string {
  const seen = text.length > LIMITS.text ? `${text.slice(0, LIMITS.text)}…` : text;
  return seen.replace(QUERY, `?${HIDDEN}`).replace(BEARER, `$1 ${HIDDEN}`);
}

/** The `code` of an error names its kind; anywhere else it may be what somebody typed to sign in. */
function isSecret(name: string, of: object): boolean {
  return SECRET_NAME.test(name) && !(name === 'code' && of instanceof Error);
}

function factsOf(error: Error): Record<string, unknown> {
  return { ...error, type: error.name, message: error.message, stack: error.stack, cause: error.cause };
}

/** A copy without secrets, at most so deep and so long; errors become plain records. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= LIMITS.depth) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, LIMITS.entries).map((each) => redacted(each, depth + 1));
  const entries = Object.entries(value instanceof Error ? factsOf(value) : value).slice(0, LIMITS.entries);
  return Object.fromEntries(
    entries
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => [name, isSecret(name, value) ? HIDDEN : redacted(inner, depth + 1)]),
  );
}
