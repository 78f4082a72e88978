/** The arguments of an operation as a REST route takes them: one by one, also those inside an input object. */
import * as graphql from 'graphql';
import { z } from 'zod';
import { paging } from '../../db/page.js';
import type { InputExtensions } from '../../graphql/input-type.js';

export interface OperationInput {
  /** `fromText`: in a path or a query everything is a text. */
  readonly schema: (fromText: boolean) => z.ZodType;
  /** The argument that holds it; null where it is an argument itself. */
  readonly within: string | null;
  /** It is an argument that cannot be left out. */
  readonly isRequired: boolean;
  /** It is an argument that may be null, and is null where it is left out: resolvers take no third value. */
  readonly isNullable: boolean;
}

export type OperationInputs = ReadonlyMap<string, OperationInput>;

/** @throws Error where two have the same name, or an input object was not derived from a zod schema. */
export function inputsOf(field: graphql.GraphQLField<unknown, unknown>): OperationInputs {
  const inputs = new Map<string, OperationInput>();
  for (const [name, input] of field.args.flatMap(inputsOfArgument)) {
    if (inputs.has(name)) throw new Error(`${field.name} has two inputs named ${name}`);
    inputs.set(name, input);
  }
  return inputs;
}

function inputsOfArgument(argument: graphql.GraphQLArgument): [string, OperationInput][] {
  const type = graphql.getNullableType(argument.type);
  if (!graphql.isInputObjectType(type)) {
    const schema = (fromText: boolean): z.ZodType => schemaOfArgument(argument, fromText);
    const isRequired = graphql.isRequiredArgument(argument);
    return [[argument.name, { schema, within: null, isRequired, isNullable: graphql.isNullableType(argument.type) }]];
  }
  const { fields } = type.extensions as InputExtensions;
  if (!fields) throw new Error(`${type.name} was not derived from a schema: declare the route with route()`);
  return Object.entries(fields).map(([name, schema]) => [
    name,
    { schema: () => schema, within: argument.name, isRequired: false, isNullable: false },
  ]);
}

/** Lists have defaults of their own for these, which differ from those that GraphQL fills in. */
const PAGING: Readonly<Record<string, z.ZodType>> = paging;

function schemaOfArgument({ name, type, description, defaultValue }: graphql.GraphQLArgument, fromText: boolean) {
  const whole = PAGING[name] ?? withDefault(schemaOf(type, fromText), defaultValue);
  return description && !whole.description ? whole.describe(description) : whole;
}

function withDefault(schema: z.ZodType, value: unknown): z.ZodType {
  return value === undefined ? schema : schema.default(value);
}

function schemaOf(type: graphql.GraphQLInputType, fromText: boolean): z.ZodType {
  if (!graphql.isNonNullType(type)) return schemaOf(new graphql.GraphQLNonNull(type), fromText).nullish();
  const inner = type.ofType;
  if (graphql.isListType(inner)) return z.array(schemaOf(inner.ofType, fromText));
  // REST has the values as they are stored: `user.ban`.
  if (graphql.isEnumType(inner)) return z.enum(inner.getValues().map(({ value }) => value as string));
  const schema = (fromText ? TEXTS : VALUES)[String(inner)];
  if (!schema) throw new Error(`REST has no input of the GraphQL type ${String(inner)}: say it in \`input\``);
  return schema;
}

const VALUES: Readonly<Record<string, z.ZodType>> = {
  ID: z.string(),
  String: z.string(),
  Int: z.number().int(),
  Boolean: z.boolean(),
};

const TEXTS: Readonly<Record<string, z.ZodType>> = {
  ID: z.string(),
  String: z.string(),
  Int: z.coerce.number().int(),
  Boolean: z.enum(['true', 'false']).transform((text) => text === 'true'),
};

/** The arguments that the resolver takes, made of inputs by their names. */
export function argumentsOf(inputs: OperationInputs, given: Readonly<Record<string, unknown>>) {
  const args: Record<string, unknown> = {};
  const objects: Record<string, Record<string, unknown>> = {};
  for (const [name, { within, isNullable }] of inputs) {
    const target = within === null ? args : (objects[within] ??= {});
    if (given[name] !== undefined) target[name] = given[name];
    else if (isNullable) target[name] = null;
  }
  return { ...args, ...objects };
}
