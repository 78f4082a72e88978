/** Which tables a statement locks rows of, and how. */

export interface Locked {
  readonly table: string;
  /**
   * `waits` for other transactions; `skips` rows that others hold; `new` rows are its own; `strong` also makes
   * those wait who write rows that point to it.
   */
  readonly how: 'waits' | 'skips' | 'new' | 'strong';
}

const NAME = '"?([a-z_]+)"?';
const WRITES = new RegExp(`\\b(update|delete\\s+from)\\s+(?:only\\s+)?${NAME}(?=\\s)`, 'g');
const INSERTS = new RegExp(`\\binsert\\s+into\\s+${NAME}`, 'g');
const SELECTS = /\bfor (no key )?update(?: of "?([a-z_0-9]+)"?)?( skip locked| nowait)?/g;
const SOURCES = new RegExp(`\\b(?:from|join)\\s+${NAME}(?:\\s+(?:as\\s+)?"?([a-z_0-9]+)"?)?`, 'g');

/** Values in the text are no SQL. */
const withoutTexts = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "''");

/** The text of the select that a locking clause ends: back to where its parenthesis opens. */
function selectBefore(text: string, end: number): string {
  let depth = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(' && (depth -= 1) < 0) return text.slice(at + 1, end);
  }
  return text.slice(0, end);
}

/** Without what is inside parentheses: their tables are not locked by the clause. */
function ofItsOwn(text: string): string {
  const without = text.replace(/\([^()]*\)/g, ' ');
  return without === text ? text : ofItsOwn(without);
}

function selected(text: string, clause: RegExpMatchArray): Locked[] {
  const [, noKey, alias, skips] = clause;
  const sources = [...ofItsOwn(selectBefore(text, clause.index ?? 0)).matchAll(SOURCES)];
  const how = skips ? 'skips' : noKey ? 'waits' : 'strong';
  return sources
    .filter(([, table, as]) => !alias || alias === as || alias === table)
    .flatMap(([, table]) => (table ? [{ table, how } as const] : []));
}

/** In the order of the statement, as far as one statement has an order: selects that lock before what they write. */
export function lockedTables(statement: string): readonly Locked[] {
  const text = withoutTexts(statement).toLowerCase();
  if (text.includes('ledger_post(')) return [{ table: 'ledger_accounts', how: 'waits' }];
  const locks = [...text.matchAll(SELECTS)].flatMap((clause) => selected(text, clause));
  const writes = [...text.matchAll(WRITES)]
    // "for no key update skip", and "on conflict do update set".
    .filter((write) => !/\b(?:for|key|do)\s+$/.test(text.slice(0, write.index)))
    .flatMap(([, , table]) => (table && table !== 'set' ? [{ table, how: 'waits' } as const] : []));
  const inserts = [...text.matchAll(INSERTS)].flatMap(([, table]) => (table ? [{ table, how: 'new' } as const] : []));
  return [...locks, ...writes, ...inserts];
}
