/**
 * The response of a REST route: a zod schema, whose value is sent unchanged, or a response made of records. Records are
 * described by the GraphQL schema (view.ts), which is built after the routes are declared; so a response is a function
 * of it, called once when the app is built.
 */
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { countedPage, type LazyPage } from '../../db/page.js';
import { nextCursorSchema, paginationSchema } from './schemas.js';

/** `Value` is what the handler gives. */
export type Answer<Value> = (records: GraphQLSchema) => BoundAnswer<Value>;

export interface BoundAnswer<Value> {
  /** The schema of what is rendered; keys are camelCase. */
  readonly schema: z.ZodType;
  /** Many at once, in their order, so that loaders read for all of them. */
  readonly render: (ctx: Ctx, values: readonly Value[]) => Promise<readonly unknown[]>;
}

export function bindAnswer<Value>(response: z.ZodType | Answer<Value>, records: GraphQLSchema): BoundAnswer<Value> {
  return typeof response === 'function'
    ? response(records)
    : { schema: response, render: async (_ctx, given) => given };
}

export function nullable<Value>(answer: Answer<Value>): Answer<Value | null> {
  return (records) => {
    const { schema, render } = answer(records);
    const one = async (ctx: Ctx, value: Value | null) => value && (await render(ctx, [value]))[0];
    return { schema: schema.nullable(), render: (ctx, values) => Promise.all(values.map((value) => one(ctx, value))) };
  };
}

export function listOf<Row>(answer: Answer<Row>): Answer<readonly Row[]> {
  return (records) => {
    const { schema, render } = answer(records);
    return { schema: z.array(schema), render: (ctx, lists) => Promise.all(lists.map((list) => render(ctx, list))) };
  };
}

/** That it is done, and nothing of what was given. */
export const done: Answer<unknown> = () => ({
  schema: z.object({ success: z.literal(true) }),
  render: async (_ctx, values) => values.map(() => ({ success: true })),
});

/** A record's fields, and all of them once more under a name, as a few calls are documented. */
export function withItself<Row>(answer: Answer<Row>, name: string): Answer<Row> {
  return (records) => {
    const { schema, render } = answer(records);
    return {
      schema: (schema as z.ZodObject).extend({ success: z.literal(true), [name]: schema }),
      render: async (ctx, rows) =>
        (await render(ctx, rows)).map((each) => ({ success: true, ...(each as object), [name]: each })),
    };
  };
}

/** A value that is computed from a record, by its schema. */
type OfOne<Row> = Readonly<Record<string, readonly [z.ZodType, (row: Row) => unknown]>>;

/** A record under a name of its own, after values that are computed from it. */
export function named<Row>(answer: Answer<Row>, name: string, before: OfOne<Row> = {}): Answer<Row> {
  return (records) => {
    const { schema, render } = answer(records);
    const types = Object.fromEntries(Object.entries(before).map(([key, [type]]) => [key, type]));
    const valuesOf = (row: Row): object =>
      Object.fromEntries(Object.entries(before).map(([key, [, value]]) => [key, value(row)]));
    return {
      schema: z.object({ ...types, [name]: schema }),
      render: async (ctx, rows) => {
        const rendered = await render(ctx, rows);
        return rows.map((row, at) => ({ ...valuesOf(row), [name]: rendered[at] }));
      },
    };
  };
}

/** Beside the record that an action changed: that it is done, in a Persian sentence. */
export function acknowledged<Row>(answer: Answer<Row>, name: string, message: string): Answer<Row> {
  const success = [z.boolean(), () => true] as const;
  return named(answer, name, { success, message: [z.string(), () => message] });
}

/** Values computed from all records of a list, returned beside them. */
type OfAll<Row> = Readonly<Record<string, readonly [z.ZodType, (items: readonly Row[]) => unknown]>>;

/** The name of the schema of an answer, after that of its record: `OrderPage`. An answer with more has none. */
function nameAfter(record: z.ZodType, suffix: string, more: object): { readonly id?: string } {
  const id = record.meta()?.id;
  return id === undefined || Object.keys(more).length > 0 ? {} : { id: `${id}${suffix}` };
}

/** All of a list, under `items` and, as documented, under the name of their kind: `files`. */
export function itemsOf<Row>(answer: Answer<Row>, name: string, more: OfAll<Row> = {}): Answer<readonly Row[]> {
  return (records) => {
    const { schema, shape, render } = listed(answer, name, more)(records);
    return { schema: z.object(shape).meta(nameAfter(schema, 'List', more)), render };
  };
}

/** The record of a list, and the parts of an answer with the list. */
interface Listed<Row> {
  readonly schema: z.ZodType;
  readonly shape: z.ZodRawShape;
  readonly render: (ctx: Ctx, lists: readonly (readonly Row[])[]) => Promise<object[]>;
}

function listed<Row>(answer: Answer<Row>, name: string, more: OfAll<Row>): (records: GraphQLSchema) => Listed<Row> {
  return (records) => {
    const { schema, render } = answer(records);
    const list = z.array(schema);
    const added = Object.entries(more).map(([key, [type, value]]) => ({ key, type, value }));
    const one = async (ctx: Ctx, items: readonly Row[]): Promise<object> => {
      const rendered = await render(ctx, items);
      const extra = Object.fromEntries(added.map(({ key, value }) => [key, value(items)]));
      return { items: rendered, [name]: rendered, ...extra };
    };
    const types = Object.fromEntries(added.map(({ key, type }) => [key, type]));
    return {
      schema,
      shape: { items: list, [name]: list, ...types },
      render: (ctx, lists) => Promise.all(lists.map((items) => one(ctx, items))),
    };
  };
}

/** Like `itemsOf`, but of a page. `as` is the name of its schema, where two pages of the same record differ. */
export function pageOf<Row>(
  answer: Answer<Row>,
  name: string,
  more: OfAll<Row> = {},
  as?: string,
): Answer<LazyPage<Row>> {
  return (records) => {
    const { schema, shape, render } = listed(answer, name, more)(records);
    const one = async (ctx: Ctx, page: LazyPage<Row>): Promise<object> => {
      const { items, pagination } = await countedPage(page);
      return { ...(await render(ctx, [items]))[0], pagination, nextCursor: page.nextCursor };
    };
    const page = z.object({ ...shape, pagination: paginationSchema, nextCursor: nextCursorSchema });
    return {
      schema: page.meta(as === undefined ? nameAfter(schema, 'Page', more) : { id: as }),
      render: (ctx, pages) => Promise.all(pages.map((each) => one(ctx, each))),
    };
  };
}

type Parts<Value> = { readonly [Key in keyof Value]: z.ZodType | Answer<Value[Key]> };

/** Answers under names of their own. */
export function objectOf<Value extends object>(parts: Parts<Value>): Answer<Value> {
  return (records) => {
    const names = Object.keys(parts) as (keyof Value & string)[];
    const bound = names.map((name) => [name, bindAnswer(parts[name], records)] as const);
    const one = async (ctx: Ctx, value: Value): Promise<object> => {
      const rendered = bound.map(async ([name, { render }]) => [name, (await render(ctx, [value[name]]))[0]] as const);
      return Object.fromEntries(await Promise.all(rendered));
    };
    return {
      schema: z.object(Object.fromEntries(bound.map(([name, { schema }]) => [name, schema]))),
      render: (ctx, values) => Promise.all(values.map((value) => one(ctx, value))),
    };
  };
}
