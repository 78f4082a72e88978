/** The answers over HTTP are those of graphql-js by the specification, byte for byte. */
import { globSync, readFileSync } from 'node:fs';
import {
  concatAST,
  execute,
  getOperationAST,
  isInputType,
  parse,
  print,
  separateOperations,
  specifiedRules,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { features } from '#features/index.js';
import { formatGraphQLError } from '#server/graphql/errors.js';
import { VALIDATION_RULES } from '#server/graphql/limits.js';
import { createSchema } from '#server/graphql/schema.js';
import { projectPath } from '#platform/paths.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { fillWallet, payOrder, placeOrder } from '#tests/helpers/money.js';
import { createRandom } from '#tests/torture/random.js';
import { QueryMaker } from './random-queries.js';

const SEED = 33;
const QUERIES = 500;
/** The fields that ask the outside, draw lots or measure the process answer differently each time. */
const UNEQUAL =
  /domainAvailability|emailServiceStatus|platformHealth|platformStatus|systemMetrics|verif|twoFactorSetup|health/i;

let app: TestApp;
let schema: GraphQLSchema;
let owner: Account;
let admin: Account;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp({ worker: false, clock: manualClock() });
  schema = (await createSchema(features)).schema;
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  const order = await placeOrder(app, owner);
  await fillWallet(app, owner, order.priceRials);
  await payOrder(app, owner, order.id, 'wallet');
  await placeOrder(app, owner);
  ids = [order.id, order.invoiceId, owner.id];
});
afterAll(() => app?.close());

/** The ids of the request, not of the answer. */
const withoutIds = (answer: unknown): string =>
  JSON.stringify(answer).replace(/"requestId":"[^"]*"/g, '"requestId":""');

async function answered(query: string, variables: object, { token }: Account): Promise<string> {
  return withoutIds(await app.graphql(query, variables, token));
}

async function specified(query: string, variables: object, { viewer }: Account): Promise<string> {
  const contextValue = app.ctx(viewer);
  const variableValues = JSON.parse(JSON.stringify(variables)) as Record<string, unknown>;
  const { errors, data } = await execute({ schema, document: parse(query), variableValues, contextValue });
  const shown = errors?.map((error) =>
    formatGraphQLError(error.toJSON(), error, { schema, requestId: '', log: contextValue.log }),
  );
  return withoutIds({ ...(shown && { errors: shown }), data });
}

function isAllowed(document: DocumentNode): boolean {
  return validate(schema, document, [...specifiedRules, ...VALIDATION_RULES]).length === 0;
}

test(`${QUERIES} random queries answer as the specification says`, async () => {
  const random = createRandom(SEED, 'queries');
  const maker = new QueryMaker(random, ids);
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => !UNEQUAL.test(name));
  let [compared, refused, withData] = [0, 0, 0];
  while (compared < QUERIES) {
    const { query, variables } = maker.query(random.pick(fields));
    const who = random.pick([owner, admin]);
    if (!isAllowed(parse(query))) {
      refused += 1;
      continue;
    }
    const got = await answered(query, variables, who);
    if (got.includes('QUERY_TOO_COMPLEX')) continue;
    compared += 1;
    if (!got.includes('"data":null')) withData += 1;
    expect({ query, variables, got }).toEqual({ query, variables, got: await specified(query, variables, who) });
  }
  expect(refused).toBeLessThan(QUERIES);
  expect(withData).toBeGreaterThan(QUERIES / 3);
}, 240_000);

test('every query of the pages answers as the specification says', async () => {
  const files = globSync(projectPath('client/**/*.graphql'), {
    exclude: (name) => String(name).includes('node_modules'),
  });
  const whole = concatAST(files.map((file) => parse(readFileSync(file, 'utf8'), { noLocation: true })));
  const maker = new QueryMaker(createRandom(SEED, 'pages'), ids);
  let compared = 0;
  for (const document of Object.values(separateOperations(whole))) {
    const operation = getOperationAST(document);
    // One error is shown where several fields fail, and which one is a matter of time.
    if (operation?.operation !== 'query' || operation.selectionSet.selections.length > 1) continue;
    if (UNEQUAL.test(print(operation.selectionSet))) continue;
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, type }) => {
        const of = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
        return [variable.name.value, isInputType(of) ? maker.value(of) : null];
      }),
    );
    const query = print(document);
    compared += 1;
    const got = await answered(query, variables, admin);
    expect({ query, got }).toEqual({ query, got: await specified(query, variables, admin) });
  }
  expect(compared).toBeGreaterThan(50);
}, 120_000);

describe('a default of an input object', () => {
  test('is used where a variable leaves it out', async () => {
    const query = 'query ($filter: OrdersFilter) { orders(filter: $filter) { items { id } } }';
    const { data, errors } = await app.graphql<{ orders: { items: unknown[] } }>(query, { filter: {} }, owner.token);
    expect([errors, data.orders.items.length]).toEqual([undefined, 2]);
  });

  test('is used where a field is not null', async () => {
    const query = 'query ($f: DomainRegistrationsFilter!) { domainRegistrations(filter: $f) { items { id } } }';
    expect(await app.graphql(query, { f: {} }, owner.token)).toEqual({
      data: { domainRegistrations: { items: [{ id: expect.any(String) }] } },
    });
  });
});

describe('an error', () => {
  const ORDER = 'query ($id: ID!) {\n  mine: order(id: $id) { id } }';

  test.each([
    ['of a resolver', ORDER, { id: 'none' }, 'NOT_FOUND', { path: ['mine'], locations: [{ line: 2, column: 3 }] }],
    ['of a variable', ORDER, { id: [] }, 'BAD_USER_INPUT', { locations: [{ line: 1, column: 8 }] }],
    ['of a missing variable', ORDER, {}, 'BAD_USER_INPUT', { locations: [{ line: 1, column: 8 }] }],
    ['of validation', '{ orders { itms } }', {}, 'GRAPHQL_VALIDATION_FAILED', { locations: [{ line: 1, column: 12 }] }],
    ['of the syntax', '{ orders {', {}, 'GRAPHQL_PARSE_FAILED', { locations: [{ line: 1, column: 11 }] }],
  ])('%s says where it is', async (_what, query, variables, code, where) => {
    const { errors } = await app.graphql(query, variables, owner.token);
    expect(errors?.[0]).toMatchObject({
      ...where,
      extensions: { code, messageFa: expect.any(String), requestId: expect.stringMatching(/./) },
    });
  });
});
