/**
 * JSON Schema of inputs and answers, with the property names of the JSON. A zod schema with an `id` is a component of
 * the OpenAPI document: answers refer to it by its name.
 */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { snakeKey, wireNames } from '../case.js';

export type Json = Record<string, unknown>;

type NamesOf = (key: string) => readonly string[];

/** The parameters of a path have their own names. */
export type Names = 'input' | 'output' | 'path';

const NAMES: Readonly<Record<Names, NamesOf>> = {
  input: (key) => [snakeKey(key)],
  output: wireNames,
  path: (key) => [key],
};

/** The schema by itself: named schemas that it refers to are its `$defs`. */
export function wireSchema(schema: z.ZodType, names: Names): Json {
  const made = z.toJSONSchema(schema, {
    io: names === 'output' ? 'output' : 'input',
    unrepresentable: 'any',
    // A date is sent as a text.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return renameProperties(made, NAMES[names]) as Json;
}

/** A union with a schema that takes any value takes any value: one empty schema says so. */
const isAnything = (node: object): boolean =>
  'anyOf' in node && Array.isArray(node.anyOf) && node.anyOf.some((each) => Object.keys(each as object).length === 0);

function renameProperties(node: unknown, namesOf: NamesOf): unknown {
  if (Array.isArray(node)) return node.map((each) => renameProperties(each, namesOf));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      // The document says once which dialect all its schemas have.
      if (key === '$schema' || (key === 'anyOf' && isAnything(node))) return [];
      if (key === 'properties') return [[key, renameKeys(value as Json, namesOf)]];
      if (key === 'required') return [[key, (value as string[]).flatMap(namesOf)]];
      return [[key, renameProperties(value, namesOf)]];
    }),
  );
}

function renameKeys(properties: Json, namesOf: NamesOf): Json {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => {
      const renamed = renameProperties(value, namesOf);
      return namesOf(key).map((name) => [name, renamed]);
    }),
  );
}

/** The component schemas of one document, by their names. */
export class ComponentSchemas {
  private readonly byName = new Map<string, unknown>();

  /** The schemas that were added, sorted by name. */
  all(): Json {
    return Object.fromEntries([...this.byName].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Makes the schema a component. @throws Error where the name has another schema. @returns the reference to it. */
  add(name: string, schema: unknown): Json {
    const known = this.byName.get(name);
    if (known !== undefined && !isDeepStrictEqual(known, schema)) throw new Error(`Two schemas are named ${name}`);
    this.byName.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The schema with references to its named parts, which are components from now on. */
  schemaOf(schema: z.ZodType, names: Names): Json {
    const { $defs = {}, ...own } = wireSchema(schema, names);
    for (const [name, part] of Object.entries($defs as Json)) this.add(name, inComponents(part));
    return inComponents(own) as Json;
  }
}

/** The same with references to components instead of `$defs`. */
function inComponents(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inComponents);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? (value as string).replace('#/$defs/', '#/components/schemas/') : inComponents(value),
    ]),
  );
}
