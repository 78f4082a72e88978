/**
 * The REST representation of a record: the fields of its GraphQL type, computed by the same resolvers, and the
 * documented deviations from them. What a view does for each row is read from the built schema once, when the app is
 * built.
 */
import * as graphql from 'graphql';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { Answer } from './answer.js';
import { DOCUMENTED_AMOUNTS } from './field-names.js';
import { fillAll, readerOf, records, type Field } from './read-fields.js';

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

/**
 * Rows as their GraphQL type and the deviations say. `as` is the name of their schema in the OpenAPI document, where it
 * is not the one of the type: a name has one schema. @throws when bound to a schema that lacks a field named here.
 */
export function view<Row extends object>(
  name: string,
  { add = {}, as = name, ...deviations }: Deviations & { readonly add?: Added<Row>; readonly as?: string } = {},
): Answer<Row> {
  const added = addedFields(add);
  return (schema) => {
    const type = schema.getType(name);
    if (!graphql.isObjectType(type)) throw new Error(`GraphQL has no object type ${name}`);
    const own = fieldsOf(schema, type, deviations) as readonly Field<Row>[];
    const fields = [...new Map([...own, ...added].map((field) => [field.name, field])).values()];
    return {
      schema: schemaOfFields(fields).meta({ id: as, ...(type.description && { description: type.description }) }),
      render: async (ctx, rows) => records(fields, rows, ctx),
    };
  };
}

function addedFields<Row extends object>(add: Added<Row>): Field<Row>[] {
  return Object.entries(add).map(([name, given]) =>
    given instanceof z.ZodType
      ? { name, schema: given, read: (row) => row[name as keyof Row] }
      : { name, schema: given[0], read: given[1] },
  );
}

/** An amount of toman that REST has under a name without a unit, and beside it the same with the unit in its name. */
export function amountInToman<Row>(name: string, read: (row: Row) => number): Added<Row> {
  return { [name]: [z.number().describe('In toman.'), read], [`${name}Toman`]: [z.number(), read] };
}

/** A view with more fields, such as for administrators. `as` is the name of its schema in the OpenAPI document. */
export function extendView<Row extends object>(base: Answer<Row>, as: string, add: Added<Row>): Answer<Row> {
  const fields = addedFields(add);
  return (graph) => {
    const { schema, render } = base(graph);
    return {
      schema: (schema as z.ZodObject).extend(schemaOfFields(fields).shape).meta({ id: as }),
      render: async (ctx, rows) => {
        // Both are begun before either is waited for, so that loaders read for all at once.
        const rendering = render(ctx, rows);
        const added = rows.map(() => ({}));
        const [rendered] = await Promise.all([rendering, fillAll(added, fields, rows, ctx)]);
        return rendered.map((each, at) => Object.assign(each as object, added[at]));
      },
    };
  };
}

function schemaOfFields<Row>(fields: readonly Field<Row>[]): z.ZodObject {
  return z.object(Object.fromEntries(fields.map(({ name, schema }) => [name, schema])));
}

/** The fields of a type in REST, under the names of REST. */
function fieldsOf(
  schema: graphql.GraphQLSchema,
  type: graphql.GraphQLObjectType,
  { rename = {}, only, omit = [], nested = {} }: Deviations,
): Field<object>[] {
  const fields = type.getFields();
  const named = [...Object.keys(rename), ...(only ?? []), ...omit, ...Object.keys(nested)];
  const unknown = named.find((name) => !fields[name]);
  if (unknown !== undefined) throw new Error(`${type.name} has no field ${unknown}`);
  return Object.values(fields).flatMap((field) => {
    const inner = nested[field.name];
    const of = graphql.getNamedType(field.type);
    if (omit.includes(field.name) || field.args.some(graphql.isRequiredArgument)) return [];
    const isPlain = graphql.isLeafType(of) && (only?.includes(field.name) ?? true);
    if (!inner && !isPlain) return [];
    const within = inner && graphql.isObjectType(of) ? fieldsOf(schema, of, inner) : undefined;
    const shown = schemaOf(field.type, within && schemaOfFields(within));
    const read = readerOf(schema, type, field, within);
    return withUnit({ name: rename[field.name] ?? field.name, schema: shown, read }, of.name, field.description);
  });
}

/** The scalars of money, and how the name of a field in their unit ends. */
const UNITS: Readonly<Record<string, string>> = { Rial: 'Rials', Toman: 'Toman' };

/**
 * An amount whose name says no unit is there twice: the other name ends with the unit. The shorter one is deprecated
 * unless the documents of the customer have it.
 */
function withUnit<Row>(field: Field<Row>, scalar: string, description?: string | null): Field<Row>[] {
  const unit = UNITS[scalar];
  const described = { ...field, schema: description ? field.schema.describe(description) : field.schema };
  if (!unit || field.name.endsWith(unit)) return [described];
  const inUnit = `${description ?? 'An amount.'} In ${unit.toLowerCase()}.`;
  const deprecated = !DOCUMENTED_AMOUNTS.has(field.name);
  return [
    { ...field, schema: field.schema.meta({ description: inUnit, ...(deprecated && { deprecated }) }) },
    { ...described, name: `${field.name}${unit}` },
  ];
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

/** The schemas of the scalars of GraphQL as they are serialized. */
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
