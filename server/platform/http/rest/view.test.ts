import {
  buildSchema,
  execute,
  GraphQLEnumType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  type GraphQLFieldConfigMap,
} from 'graphql';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { DateTimeScalar, RialScalar } from '../../graphql/scalars.js';
import { acknowledged, itemsOf, listOf, named, nullable, objectOf, pageOf, withItself, type Answer } from './answer.js';
import { extendView, view } from './view.js';

interface Bill {
  readonly id: string;
  readonly ownerId: string;
  readonly amountRials: number;
  readonly status: 'open' | 'paid';
  readonly paidAt: Date | null;
  readonly lines: readonly { readonly label: string; readonly priceRials: number }[];
}

const seen: string[] = [];
const line = new GraphQLObjectType({
  name: 'BillLine',
  fields: {
    label: { type: new GraphQLNonNull(GraphQLString) },
    priceRials: { type: new GraphQLNonNull(RialScalar) },
  },
});
const bill = new GraphQLObjectType<Bill, Ctx>({
  name: 'Bill',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString) },
    amountRials: { type: new GraphQLNonNull(RialScalar), description: 'What is to be paid.' },
    status: {
      type: new GraphQLEnumType({ name: 'BillStatus', values: { open: {}, paid: {} } }),
      // Like every computed field, its value comes from its resolver in both APIs.
      resolve: ({ status }, _args, ctx) => (ctx.viewer ? status : 'open'),
    },
    paidAt: { type: DateTimeScalar },
    number: {
      type: GraphQLInt,
      resolve: ({ id }) => {
        seen.push(id);
        if (id === 'broken') throw new RangeError('no number');
        return id.length;
      },
    },
    lines: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(line))) },
    sized: { type: GraphQLString, args: { width: { type: new GraphQLNonNull(GraphQLInt) } } },
  },
});
const records = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { bill: { type: bill } } }),
});

const BILL: Bill = {
  id: 'b1',
  ownerId: 'u1',
  amountRials: 500,
  status: 'paid',
  paidAt: new Date('2026-11-21T10:00:00Z'),
  lines: [{ label: 'x', priceRials: 500 }],
};
const ctx = { viewer: null } as Ctx;
const billView = view<Bill>('Bill', {
  rename: { amountRials: 'amount' },
  omit: ['number'],
  nested: { lines: { rename: { priceRials: 'price' } } },
  add: { ownerId: z.string(), currency: [z.literal('IRR'), () => 'IRR'] },
});
const BILL_TOLD = {
  id: 'b1',
  amount: 500,
  amountRials: 500,
  status: 'open',
  paidAt: '2026-11-21T10:00:00.000Z',
  lines: [{ label: 'x', price: 500, priceRials: 500 }],
  ownerId: 'u1',
  currency: 'IRR',
};

/** The answer for one value, checked by its own schema. */
async function rendered<Value>(answer: Answer<Value>, value: Value): Promise<unknown> {
  const { schema, render } = answer(records);
  const [rendered] = await render(ctx, [value]);
  return schema.parse(rendered);
}

/** The schema that the name of a bill has. */
function schemaOf(answer: Answer<Bill>): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(answer(records).schema).$defs?.['Bill'] ?? {};
}

describe('view', () => {
  it('returns the plain fields of the GraphQL type and the deviations', async () => {
    expect(await rendered(billView, BILL)).toEqual(BILL_TOLD);
    expect(await rendered(billView, { ...BILL, paidAt: null })).toEqual({ ...BILL_TOLD, paidAt: null });
  });

  it('describes them as the schema does', () => {
    expect(schemaOf(billView)).toMatchObject({
      properties: {
        amount: { type: 'integer', description: 'What is to be paid. In rials.' },
        amountRials: { type: 'integer', description: 'What is to be paid.' },
        status: { anyOf: [{ enum: ['open', 'paid'] }, { type: 'null' }] },
        paidAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        lines: { type: 'array', items: { required: ['label', 'price', 'priceRials'] } },
      },
      required: ['id', 'amount', 'amountRials', 'status', 'paidAt', 'lines', 'ownerId', 'currency'],
    });
  });

  it('names its schema after the type, or as it says', () => {
    const idOf = (answer: Answer<Bill>): unknown => answer(records).schema.meta()?.id;
    expect(idOf(billView)).toBe('Bill');
    expect(idOf(view<Bill>('Bill', { as: 'OpenBill' }))).toBe('OpenBill');
    expect(idOf(extendView(billView, 'OwnedBill', {}))).toBe('OwnedBill');
    expect(pageOf(billView, 'bills')(records).schema.meta()?.id).toBe('BillPage');
    expect(itemsOf(billView, 'bills')(records).schema.meta()?.id).toBe('BillList');
    expect(pageOf(billView, 'bills', {}, 'DebtPage')(records).schema.meta()?.id).toBe('DebtPage');
    const counted = itemsOf(billView, 'bills', { count: [z.int(), (items) => items.length] });
    expect(counted(records).schema.meta()?.id).toBeUndefined();
  });

  it('deprecates a name without a unit that is not documented', () => {
    const ours = view<Bill>('Bill', { rename: { amountRials: 'owed' } });
    expect(schemaOf(ours)).toMatchObject({
      properties: { owed: { deprecated: true, description: 'What is to be paid. In rials.' }, owedRials: {} },
    });
    expect(schemaOf(billView).properties?.['amount']).not.toHaveProperty('deprecated');
  });

  it('adds fields to those of another view, and keeps the order of the rows', async () => {
    const adminView = extendView(billView, 'OwnedBill', {
      ownerName: [z.string(), async ({ ownerId }) => `name of ${ownerId}`],
    });
    const given = [BILL, { ...BILL, id: 'b2', ownerId: 'u2' }];
    expect(await rendered(listOf(adminView), given)).toEqual([
      { ...BILL_TOLD, ownerName: 'name of u1' },
      { ...BILL_TOLD, id: 'b2', ownerId: 'u2', ownerName: 'name of u2' },
    ]);
  });

  it('returns only the named fields', async () => {
    const few = view<Bill>('Bill', { only: ['id', 'amountRials'], rename: { id: 'billId' } });
    expect(await rendered(few, BILL)).toEqual({ billId: 'b1', amountRials: 500 });
    expect(() => view('Bill', { only: ['nmber'] })(records)).toThrow('Bill has no field nmber');
  });

  it('does not run the resolver of a field that is omitted, and throws what a resolver throws', async () => {
    await rendered(billView, BILL);
    expect(seen).toEqual([]);
    await expect(rendered(view<Bill>('Bill'), { ...BILL, id: 'broken' })).rejects.toThrow(RangeError);
  });

  it('answers as graphql-js executes the same fields', async () => {
    const type = (name: string, fields: GraphQLFieldConfigMap<object, Ctx>): GraphQLObjectType =>
      new GraphQLObjectType<object, Ctx>({ name, fields });
    const later =
      <Value>(value: Value) =>
      async (): Promise<Value> =>
        value;
    const part = type('Part', {
      name: { type: GraphQLString, resolve: later('x') },
      size: { type: GraphQLInt, args: { by: { type: GraphQLInt, defaultValue: 3 } }, resolve: (_row, { by }) => by },
    });
    const all = type('All', {
      lateRials: { type: new GraphQLNonNull(RialScalar), resolve: later(5) },
      nothing: { type: GraphQLString, resolve: later(undefined) },
      called: { type: GraphQLString },
      days: { type: new GraphQLList(DateTimeScalar), resolve: () => [BILL.paidAt, null, later(BILL.paidAt)()] },
      part: { type: part, resolve: later({}) },
      none: { type: part, resolve: () => null },
      parts: { type: new GraphQLList(part), resolve: () => [{ name: 'y' }, null] },
    });
    const query = new GraphQLObjectType({ name: 'Query', fields: { all: { type: all } } });
    const schema = new GraphQLSchema({ query });
    const row = { called: () => 'by its method' };
    const document = parse(
      '{ all { lateRials nothing called days part { name size } none { name size } parts { name size } } }',
    );
    const { data } = await execute({ schema, document, rootValue: { all: row }, contextValue: ctx });
    const inner = { part: {}, none: {}, parts: {} };
    const [answer] = await view<typeof row>('All', { nested: inner })(schema).render(ctx, [row]);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(data?.['all']));
  });

  it('waits for all fields of all rows before it fails', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const fields = view<Bill>('Bill', {
      add: {
        early: [z.string(), async () => Promise.reject(new RangeError('early'))],
        late: [z.string(), () => Promise.reject(new TypeError('late'))],
      },
    });
    const failing = [{ ...BILL, id: 'broken' }, BILL, { ...BILL, lines: null } as unknown as Bill];
    await expect(fields(records).render(ctx, failing)).rejects.toThrow(RangeError);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('cannot answer null where the type has none', async () => {
    const without = { ...BILL, amountRials: null } as unknown as Bill;
    await expect(rendered(billView, without)).rejects.toThrow('null for non-nullable field Bill.amountRials');
  });

  it('is refused where the schema has no such type, field or scalar', () => {
    expect(() => view('Bil')(records)).toThrow('no object type Bil');
    expect(() => view('Bill', { omit: ['nmber'] })(records)).toThrow('Bill has no field nmber');
    const other = buildSchema('scalar Colour type Query { colour: Colour }');
    expect(() => view('Query')(other)).toThrow('no schema for the GraphQL type Colour');
  });
});

describe('answers of several records', () => {
  it('return a page under both of its names', async () => {
    const pagination = { page: 1, pages: 1, total: 1, more: false, capped: false, limit: 10 };
    const page = { items: [BILL], nextCursor: null, countPages: () => Promise.resolve(pagination) };
    expect(await rendered(pageOf(billView, 'bills'), page)).toEqual({
      items: [BILL_TOLD],
      bills: [BILL_TOLD],
      pagination,
      nextCursor: null,
    });
  });

  it('add values of all records of a page', async () => {
    const pagination = { page: 1, pages: 1, total: 1, more: false, capped: false, limit: 10 };
    const page = { items: [BILL], nextCursor: null, countPages: () => Promise.resolve(pagination) };
    const ids = pageOf(billView, 'bills', { ids: [z.array(z.string()), (bills) => bills.map(({ id }) => id)] });
    expect(await rendered(ids, page)).toMatchObject({ ids: ['b1'], items: [BILL_TOLD] });
  });

  it('return a plain list under both of its names', async () => {
    expect(await rendered(itemsOf(billView, 'bills'), [BILL])).toEqual({ items: [BILL_TOLD], bills: [BILL_TOLD] });
  });

  it('return a record, and again under a name', async () => {
    const answer = withItself(billView, 'bill');
    expect(await rendered(answer, BILL)).toEqual({ success: true, ...BILL_TOLD, bill: BILL_TOLD });
    expect(Object.keys((answer(records).schema as z.ZodObject).shape)).toEqual(
      expect.arrayContaining(['success', 'bill', 'amount']),
    );
  });

  it('return a record under a name, after values that are computed from it', async () => {
    const answer = named(billView, 'bill', { isPaid: [z.boolean(), ({ paidAt }) => paidAt !== null] });
    expect(await rendered(answer, BILL)).toEqual({ isPaid: true, bill: BILL_TOLD });
    const done = acknowledged(billView, 'bill', 'پرداخت شد.');
    expect(await rendered(done, BILL)).toEqual({ success: true, message: 'پرداخت شد.', bill: BILL_TOLD });
  });

  it('are named properties beside plain values', async () => {
    const answer = objectOf({ success: z.boolean(), bill: nullable(billView), bills: listOf(billView) });
    expect(await rendered(answer, { success: true, bill: null, bills: [] })).toEqual({
      success: true,
      bill: null,
      bills: [],
    });
    const given = { success: true, bill: BILL, bills: [BILL] };
    expect(await rendered(answer, given)).toEqual({ success: true, bill: BILL_TOLD, bills: [BILL_TOLD] });
  });
});
