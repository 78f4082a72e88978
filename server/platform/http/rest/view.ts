/**
 * The REST representation of a record: the fields of its GraphQL type, computed by the same resolvers, and the
 * documented deviations from them. Everything is read from the built schema by graphql-js.
 */
import * as graphql from 'graphql';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { Answer } from './answer.js';

interface Deviations {
  /** Field of the GraphQL type to its name in REST, camelCase. */
  readonly rename?: Readonly<Record<string, string>>;
  /** The only plain fields in the REST response, where there are few; otherwise all but those of `omit`. */
  readonly only?: readonly string[];
  readonly omit?: readonly string[];
  /** Fields that contain records; only those listed here are in the response. */
  readonly nested?: Readonly<Record<string, Deviations>>;
}

/**
 * Fields that GraphQL does not have: a property of the row, by its schema, or a schema and the function of its value.
 */
type Added<Row> = Readonly<Record<string, z.ZodType | readonly [z.ZodType, (row: Row, ctx: Ctx) => unknown]>>;

/** The schema whose query gives, under the name of each object type, the records that it is handed. */
export function recordSchema(schema: graphql.GraphQLSchema): graphql.GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(graphql.isObjectType);
  const own = types.filter((type) => !graphql.isIntrospectionType(type));
  const fields = own.map((type) => [type.name, { type: new graphql.GraphQLList(type) }] as const);
  const query = new graphql.GraphQLObjectType({ name: 'Records', fields: Object.fromEntries(fields) });
  return new graphql.GraphQLSchema({ query });
}

/** Rows as their GraphQL type and the deviations say. @throws when bound to a schema that lacks a field named here. */
export function view<Row extends object>(
  name: string,
  { add = {}, ...deviations }: Deviations & { readonly add?: Added<Row> } = {},
): Answer<Row> {
  const plain: Answer<Row> = (records) => {
    const type = records.getType(name);
    if (!graphql.isObjectType(type)) throw new Error(`GraphQL has no object type ${name}`);
    const { selection, schema } = representation(type, deviations);
    const document = graphql.parse(`{ ${name} ${selection} }`);
    const render = async (ctx: Ctx, rows: readonly Row[]): Promise<readonly unknown[]> => {
      if (rows.length === 0) return [];
      const rootValue = { [name]: rows };
      const { data, errors } = await graphql.execute({ schema: records, document, rootValue, contextValue: ctx });
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      return data?.[name] as readonly unknown[];
    };
    return { schema, render };
  };
  return extendView(plain, add);
}

/** A view with more fields, such as for administrators. */
export function extendView<Row extends object>(base: Answer<Row>, add: Added<Row>): Answer<Row> {
  const fields = Object.entries(add).map(([name, given]) => ({
    name,
    schema: given instanceof z.ZodType ? given : given[0],
    value: given instanceof z.ZodType ? (row: Row) => row[name as keyof Row] : given[1],
  }));
  return (records) => {
    const { schema, render } = base(records);
    const more = async (ctx: Ctx, row: Row): Promise<object> => {
      const values = fields.map(async ({ name, value }) => [name, await value(row, ctx)] as const);
      return Object.fromEntries(await Promise.all(values));
    };
    return {
      schema: (schema as z.ZodObject).extend(Object.fromEntries(fields.map((each) => [each.name, each.schema]))),
      render: async (ctx, rows) => {
        const [rendered, added] = await Promise.all([
          render(ctx, rows),
          Promise.all(rows.map((row) => more(ctx, row))),
        ]);
        return rendered.map((each, at) => ({ ...(each as object), ...added[at] }));
      },
    };
  };
}

interface Representation {
  readonly selection: string;
  readonly schema: z.ZodObject;
}

/** The selection of a type, with the names of REST as aliases, and the schema of what it gives. */
function representation(
  type: graphql.GraphQLObjectType,
  { rename = {}, only, omit = [], nested = {} }: Deviations,
): Representation {
  const fields = type.getFields();
  const unknown = [...Object.keys(rename), ...(only ?? []), ...omit, ...Object.keys(nested)].find(
    (name) => !fields[name],
  );
  if (unknown !== undefined) throw new Error(`${type.name} has no field ${unknown}`);
  const shape: Record<string, z.ZodType> = {};
  const selected = Object.values(fields).flatMap((field) => {
    const inner = nested[field.name];
    const of = graphql.getNamedType(field.type);
    if (omit.includes(field.name) || field.args.some(graphql.isRequiredArgument)) return [];
    const isPlain = graphql.isLeafType(of) && (only?.includes(field.name) ?? true);
    if (!inner && !isPlain) return [];
    const name = rename[field.name] ?? field.name;
    const record = inner && graphql.isObjectType(of) ? representation(of, inner) : null;
    const schema = schemaOf(field.type, record?.schema);
    shape[name] = field.description ? schema.describe(field.description) : schema;
    return `${name}: ${field.name} ${record?.selection ?? ''}`;
  });
  return { selection: `{ ${selected.join(' ')} }`, schema: z.object(shape) };
}

function schemaOf(type: graphql.GraphQLOutputType, record?: z.ZodType): z.ZodType {
  if (!graphql.isNonNullType(type)) return schemaOf(new graphql.GraphQLNonNull(type), record).nullable();
  const inner = type.ofType as graphql.GraphQLOutputType;
  if (graphql.isListType(inner)) return z.array(schemaOf(inner.ofType, record));
  if (graphql.isEnumType(inner)) return z.enum(inner.getValues().map(({ name }) => name));
  const schema = record ?? SCALARS[String(inner)];
  if (!schema) throw new Error(`REST has no schema for the GraphQL type ${String(inner)}`);
  return schema;
}

/** Of what the scalars of the GraphQL schema are serialized to. */
const SCALARS: Readonly<Record<string, z.ZodType>> = {
  ID: z.string(),
  String: z.string(),
  Int: z.int(),
  Float: z.number(),
  Boolean: z.boolean(),
  Rial: z.int(),
  Toman: z.int(),
  DateTime: z.iso.datetime(),
  JSON: z.unknown(),
};
