/** Calls resolvers: those of records' fields, whose values it completes as GraphQL does, and those of root fields. */
import * as graphql from 'graphql';
import type { z } from 'zod';
import type { Ctx } from '../../context.js';

/** Gives a value or a promise of it: most fields have theirs at once, and waiting costs more than reading. */
type Read<Source> = (source: Source, ctx: Ctx) => unknown;

export interface Field<Row> {
  /** camelCase. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly read: Read<Row>;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** An error waits among the promises: the others have been begun and must be waited for, too. */
function begun(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

/**
 * Reads the fields of all rows into their targets. Gives a promise where one of the fields does: it is fulfilled, or
 * fails with the first error, when all have been begun.
 */
export function fillAll<Row>(
  targets: readonly Record<string, unknown>[],
  fields: readonly Field<Row>[],
  rows: readonly Row[],
  ctx: Ctx,
): Promise<unknown> | undefined {
  const waiting: Promise<unknown>[] = [];
  rows.forEach((row, at) => fill(targets[at] as Record<string, unknown>, fields, row, ctx, waiting));
  return waiting.length > 0 ? Promise.all(waiting) : undefined;
}

function fill<Row>(
  target: Record<string, unknown>,
  fields: readonly Field<Row>[],
  row: Row,
  ctx: Ctx,
  waiting: Promise<unknown>[],
): void {
  for (const { name, read } of fields) {
    const value = begun(() => read(row, ctx));
    // Also before it is there: keys stay in the order of the fields.
    target[name] = value;
    if (isPromise(value)) waiting.push(value.then((found) => (target[name] = found)));
  }
}

/** A record of each row. */
export function records<Row>(
  fields: readonly Field<Row>[],
  rows: readonly Row[],
  ctx: Ctx,
): object[] | Promise<object[]> {
  const made = rows.map(() => ({}));
  return fillAll(made, fields, rows, ctx)?.then(() => made) ?? made;
}

/** Calls the resolver of a field, with the defaults of its arguments, and completes what it gives. */
export function readerOf(
  schema: graphql.GraphQLSchema,
  parent: graphql.GraphQLObjectType,
  field: graphql.GraphQLField<unknown, unknown>,
  within: readonly Field<object>[] | undefined,
): Read<object> {
  const node = fieldNode(field.name);
  const args = graphql.getArgumentValues(field, node);
  const info = infoOf(schema, parent, field, node);
  const resolve = field.resolve ?? graphql.defaultFieldResolver;
  const complete = completion(field.type, within, `${parent.name}.${field.name}`);
  return (row, ctx) => completed(resolve(row, args, ctx, info), complete, ctx);
}

/** Gives what the resolver of a root field gives for these arguments, not completed: rows, pages of rows. */
export function rootCaller(
  schema: graphql.GraphQLSchema,
  parent: graphql.GraphQLObjectType,
  field: graphql.GraphQLField<unknown, unknown>,
): (args: Readonly<Record<string, unknown>>, ctx: Ctx) => unknown {
  const resolve = field.resolve ?? graphql.defaultFieldResolver;
  const info = infoOf(schema, parent, field, fieldNode(field.name));
  return (args, ctx) => resolve(undefined, { ...args }, ctx, info);
}

function fieldNode(name: string): graphql.FieldNode {
  return { kind: graphql.Kind.FIELD, name: { kind: graphql.Kind.NAME, value: name } };
}

function completed(value: unknown, complete: Read<unknown>, ctx: Ctx): unknown {
  return isPromise(value) ? value.then((found) => complete(found, ctx)) : complete(value, ctx);
}

/** A view or a route is a selection of its own: it has no document, no variables, and no place in a list. */
function infoOf(
  schema: graphql.GraphQLSchema,
  parentType: graphql.GraphQLObjectType,
  { name, type }: graphql.GraphQLField<unknown, unknown>,
  node: graphql.FieldNode,
): graphql.GraphQLResolveInfo {
  const selectionSet: graphql.SelectionSetNode = { kind: graphql.Kind.SELECTION_SET, selections: [node] };
  return {
    fieldName: name,
    fieldNodes: [node],
    returnType: type,
    parentType,
    path: { prev: undefined, key: name, typename: parentType.name },
    schema,
    fragments: {},
    rootValue: undefined,
    operation: {
      kind: graphql.Kind.OPERATION_DEFINITION,
      operation:
        parentType === schema.getMutationType() ? graphql.OperationTypeNode.MUTATION : graphql.OperationTypeNode.QUERY,
      selectionSet,
    },
    variableValues: {},
  };
}

/** A resolver's value as GraphQL completes it: nulls refused where the type has none, scalars serialized. */
function completion(
  type: graphql.GraphQLOutputType,
  within: readonly Field<object>[] | undefined,
  place: string,
): Read<unknown> {
  if (graphql.isNonNullType(type)) {
    const complete = completion(type.ofType as graphql.GraphQLOutputType, within, place);
    return (value, ctx) => {
      if (value === null || value === undefined) throw new Error(`Cannot return null for non-nullable field ${place}.`);
      return complete(value, ctx);
    };
  }
  const complete = completionOfValue(type, within, place);
  return (value, ctx) => (value === null || value === undefined ? null : complete(value, ctx));
}

function completionOfValue(
  type: graphql.GraphQLOutputType,
  within: readonly Field<object>[] | undefined,
  place: string,
): Read<unknown> {
  if (graphql.isListType(type)) {
    const each = completion(type.ofType as graphql.GraphQLOutputType, within, place);
    return (values, ctx) => {
      const all = Array.from(values as Iterable<unknown>, (value) => begun(() => completed(value, each, ctx)));
      return all.some(isPromise) ? Promise.all(all) : all;
    };
  }
  if (graphql.isLeafType(type)) return (value) => type.serialize(value);
  return (record, ctx) => {
    const made = records(within ?? [], [record as object], ctx);
    return isPromise(made) ? made.then(([one]) => one) : made[0];
  };
}
