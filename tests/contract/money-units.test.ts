/** Every amount in an answer of REST says whether it is rials or toman. */
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}

interface Amount {
  readonly path: string;
  readonly name: string;
  readonly schema: Schema;
  /** The names beside it. */
  readonly beside: readonly string[];
}

/** Words that only names of amounts have; counts and sizes have others, or are listed below. */
const MONEY =
  /(^|_)(amount|price|balance|cost|payable|subtotal|revenue|rials|toman|monthly|annual|topup|fee|discount|total_in|total_out|net|refunded|refunding|order_value|average_transaction)(_|$)/;
/** Not amounts, although their names have such a word. */
const OTHERS = /_percent$|_id$|_at$|_changed$|^price_differs$|^annual_note$/;
const UNIT = /_(rials|toman)$/;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isNumber = ({ type, anyOf }: Schema): boolean =>
  [type, ...((anyOf as Schema[] | undefined) ?? []).map((each) => each.type)]
    .flat()
    .some((each) => each === 'integer' || each === 'number');

/** Depth first, through properties, lists and alternatives. */
function amountsIn(schema: unknown, path: string): Amount[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each) => amountsIn(each, path));
  const { properties } = schema as Schema;
  const own = Object.entries(properties ?? {}).filter(
    ([name, each]) => isNumber(each) && MONEY.test(snake(name)) && !OTHERS.test(snake(name)),
  );
  const beside = Object.keys(properties ?? {}).map(snake);
  return [
    ...own.map(([name, each]) => ({ path, name: snake(name), schema: each, beside })),
    ...Object.entries(schema).flatMap(([key, each]) => amountsIn(each, `${path}.${key}`)),
  ];
}

async function amountsOfAnswers(): Promise<Amount[]> {
  const { body } = await app.rest('GET', '/openapi.json');
  const paths = body['paths'] as Record<string, Record<string, { responses?: unknown }>>;
  const { schemas } = body['components'] as { schemas: Record<string, unknown> };
  const inAnswers = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => amountsIn(responses, `${method} ${path}`)),
  );
  return [...inAnswers, ...Object.entries(schemas).flatMap(([name, schema]) => amountsIn(schema, name))];
}

it('every amount says its unit by its name or its description', async () => {
  const amounts = await amountsOfAnswers();
  expect(amounts.length).toBeGreaterThan(100);
  const silent = amounts.filter(
    ({ name, schema }) => !UNIT.test(name) && !/\bIn (rials|toman)\b/.test(schema.description ?? ''),
  );
  expect(silent.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});

it('beside an amount without a unit stands one with it', async () => {
  const amounts = (await amountsOfAnswers()).filter(({ name }) => !UNIT.test(name));
  // The answer with the parts of a calculated price has a field with the unit of them all.
  const alone = amounts.filter(({ name, schema, beside }) => {
    if (beside.includes('unit')) return false;
    const [, unit] = /In (rials|toman)/.exec(schema.description ?? '') ?? [];
    return unit !== undefined && !beside.includes(`${name}_${unit}`);
  });
  expect(alone.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});

it('amounts of ours without a unit are deprecated', async () => {
  const documented =
    /^(amount|price|total_price|total_cost|total|monthly|annual|balance|balance_before|balance_after|new_balance|total_in|total_out|min_topup|max_topup|total_revenue|average_order_value|average_transaction)$/;
  const ours = (await amountsOfAnswers()).filter(
    ({ name, beside }) => !UNIT.test(name) && !documented.test(name) && !beside.includes('unit'),
  );
  expect(ours.filter(({ schema }) => schema['deprecated'] !== true).map(({ path, name }) => `${path} ${name}`)).toEqual(
    [],
  );
});
