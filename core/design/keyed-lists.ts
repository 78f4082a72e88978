/**
 * Records keyed by free names, such as the texts of a section by its slots, are lists of key and value in GraphQL,
 * since its types have no free names. Everything else of a design has the same shape on both sides.
 */
import { z } from 'zod';

/** Where a design holds such records. */
const KEYED = [
  'texts',
  'images',
  'links',
  'lists',
  'pictureTexts',
  'focalPoints',
  'crops',
  'videos',
  'confirmed',
  'selectedLayouts',
  'uploadedImages',
] as const;
type KeyedName = (typeof KEYED)[number];

export interface KeyedText {
  readonly key: string;
  readonly value: string;
}

/** Numbers and their free name: the items of a list. */
export interface KeyedNumbers {
  readonly key: string;
  readonly value: number[];
}

type Plain = string | number | boolean | null | undefined;

/** A design, or a part of one, in its GraphQL form. */
export type WithKeyedLists<Value> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? WithKeyedLists<Item>[]
    : {
        [Key in keyof Value]: Key extends 'lists'
          ? KeyedNumbers[]
          : Key extends KeyedName
            ? KeyedText[]
            : WithKeyedLists<Value[Key]>;
      };

const isKeyed = (name: string): boolean => (KEYED as readonly string[]).includes(name);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything as it is, but the values of the keyed names, and without what is left out. */
function converted(value: unknown, convert: (value: unknown) => unknown, isLeft: (value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(item, convert, isLeft));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== '__typename' && !isLeft(inner))
      .map(([name, inner]) => [name, isKeyed(name) ? convert(inner) : converted(inner, convert, isLeft)]),
  );
}

/** Records become lists. */
export function toKeyedLists<Value>(value: Value): WithKeyedLists<Value> {
  const list = (record: unknown): unknown =>
    isObject(record) ? Object.entries(record).map(([key, text]) => ({ key, value: text })) : record;
  return converted(value, list, (inner) => inner === undefined) as WithKeyedLists<Value>;
}

const listSchema = z.array(z.object({ key: z.string(), value: z.union([z.string(), z.array(z.number())]) }));

/**
 * Lists become records again; the last of duplicate keys counts. Invalid values are left for the schema of the design
 * to refuse. `nulls`: whether null has a meaning, or only says that there is no value.
 */
export function fromKeyedLists(value: unknown, nulls: 'kept' | 'dropped'): unknown {
  const record = (list: unknown): unknown => {
    const read = listSchema.safeParse(list);
    return read.success ? Object.fromEntries(read.data.map(({ key, value: text }) => [key, text])) : list;
  };
  return converted(value, record, (inner) => inner === undefined || (nulls === 'dropped' && inner === null));
}
