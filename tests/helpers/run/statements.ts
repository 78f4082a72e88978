/** Counts the server's statements: the proof that a list of fifty costs as many as one of five. */
import pg from 'pg';

export interface StatementCounter {
  /** The statements of what `act` does; nothing else may use the database meanwhile. */
  during(act: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): void;
}

/** Run every minute by every process (platform/database-clock.ts). */
const CLOCK = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/**
 * The statements of a request on a pooled connection; without those that prepare a new one, and without scheduled ones.
 */
function textOf(client: object, asked: unknown): string | null {
  if (!('release' in client)) return null;
  if (typeof asked === 'string') return asked === CLOCK ? null : asked;
  const { name, text } = asked as pg.QueryConfig;
  return name === text || text === CLOCK ? null : text;
}

/** Every connection sends through here, inside a transaction and outside. */
export function countStatements(): StatementCounter {
  let seen: string[] | null = null;
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function counted(
    this: object,
    ...args: unknown[]
  ) {
    const text = seen && textOf(this, args[0]);
    if (text !== null) seen?.push(text);
    return original.apply(this, args);
  } as never);
  return {
    during: async (act) => {
      const mine: string[] = (seen = []);
      await act();
      seen = null;
      return mine;
    },
    stop: () => spy.mockRestore(),
  };
}
