/** Counts what the server asks the database: the proof that a list of fifty costs as many statements as one of five. */
import pg from 'pg';

export interface StatementCounter {
  /** The statements of what `act` does; nothing else may use the database meanwhile. */
  during(act: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): void;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return asked !== null && typeof asked === 'object' && 'text' in asked ? String(asked.text) : '';
}

interface Queries {
  query: (...args: unknown[]) => unknown;
}

/** Every connection sends through here, inside a transaction and outside. */
export function countStatements(): StatementCounter {
  const prototype = pg.Client.prototype as unknown as Queries;
  const original = prototype.query;
  let seen: string[] | null = null;
  prototype.query = function counted(this: unknown, ...args: unknown[]) {
    seen?.push(textOf(args[0]));
    return original.apply(this, args);
  };
  return {
    during: async (act) => {
      const mine: string[] = (seen = []);
      await act();
      seen = null;
      return mine;
    },
    stop: () => {
      prototype.query = original;
    },
  };
}
