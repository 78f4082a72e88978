/** The columns of a read model: written once, in one text, and checked against its class by the compiler. */
import type { SqlValue } from './rows.js';

/** A whole query, to be read a batch at a time (cursor.ts). */
export interface Selection {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** The words of a text; a line break is followed by an indentation. */
type Words<Text extends string, Found extends string = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Trimmed<Word>>
  : Found | Trimmed<Text>;
type Trimmed<Word extends string> = Word extends `${infer Plain}\n` ? Plain : Word extends '' ? never : Word;

/** The names where they are exactly the properties of the row; else which are missing or unknown. */
type Complete<Row, Names extends string> = [Names] extends [keyof Row]
  ? [keyof Row] extends [Names]
    ? string
    : { readonly missing: Exclude<keyof Row, Names> }
  : { readonly unknown: Exclude<Names, keyof Row> };

interface Deviations<Row> {
  /** The alias of the table, where the statement reads several. */
  readonly table?: string;
  /** SQL of the properties that are not the column of their name in snake_case. */
  readonly expressions?: { readonly [Name in keyof Row]?: string };
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * `columns<InvoiceType>()('id userId')` is `id, user_id as "userId"`: the select list for rows of the class. It does
 * not compile where a property of the class is missing or a name is unknown.
 */
export function columns<Row extends object>() {
  return <const Text extends string>(
    names: Text & Complete<Row, Words<Text>>,
    { table, expressions = {} }: Deviations<Row> = {},
  ): string => {
    const columnOf = (name: string): string => `${table === undefined ? '' : `${table}.`}${snakeCase(name)}`;
    return names
      .trim()
      .split(/\s+/)
      .map((name) => `${expressions[name as keyof Row] ?? columnOf(name)} as "${name}"`)
      .join(', ');
  };
}
