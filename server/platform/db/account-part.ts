/** Parts of the file that people can download of their account: what each reads of which tables. `$1` is the owner. */
import { Key } from '../provided.js';

export interface AccountPart {
  /** The property of the document. */
  readonly name: string;
  /** All whose rows the part shows. */
  readonly tables: readonly string[];
  readonly text: string;
  /** Rows in memory at a time, where they are large. */
  readonly size?: number;
}

/** Each feature provides the parts of its own tables. */
export const ACCOUNT_PARTS = new Key<readonly AccountPart[]>('parts of the file of an account');

/** Rows in memory at a time where they hold whole designs, each up to some megabytes. */
export const LARGE = 5;

const OWN = 'user_id = $1';

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Choice {
  readonly where?: string;
  readonly orderBy?: string;
  readonly size?: number;
}

/**
 * Columns of one table, each under its name in camelCase. They are named one by one, so that a new one is in no file by
 * accident.
 */
export function part(name: string, table: string, columns: string, choice: Choice = {}): AccountPart {
  const { where = OWN, orderBy = 'created_at, id', size } = choice;
  const list = columns
    .trim()
    .split(/\s+/)
    .map((column) => `"${column}" as "${camel(column)}"`)
    .join(', ');
  return {
    name,
    tables: [table],
    text: `select ${list} from ${table} where ${where} order by ${orderBy}`,
    ...(size && { size }),
  };
}
