import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import type { Logger } from '#platform/log/log.js';
import { formatGraphQLError } from './errors.js';
import { assertAffordable, isComparable, QUERY_LIMITS } from './limits.js';
import { listOnce } from './list-once.js';

const schema = buildSchema('type Query { orders(limit: Int!, first: Int): [Order!]! } type Order { id: ID! }');
const query = parse('query ($limit: Int!) { orders(limit: $limit) { id } }');

/** The error as clients receive it; errors that are logged are our own faults. */
function errorOf(variables: Record<string, unknown>, document = query): unknown {
  const error = jest.fn();
  try {
    assertAffordable(schema, document, variables);
    return 'affordable';
  } catch (thrown) {
    if (!(thrown instanceof GraphQLError)) throw thrown;
    const rendering = { schema, requestId: 'r1', log: { error } as unknown as Logger };
    const { message, extensions } = formatGraphQLError(thrown.toJSON(), thrown, rendering);
    return { message, ...extensions, logged: error.mock.calls.length };
  }
}

describe('the limits of a request', () => {
  it.each([
    ['missing', {}, /"\$limit".*not provided/],
    ['of another type', { limit: 'ten' }, /"\$limit".*"ten"/],
    ['null', { limit: null }, /"\$limit".*null/],
  ])('a variable that is %s is the caller’s fault', (_what, variables, message) => {
    expect(errorOf(variables)).toMatchObject({
      message: expect.stringMatching(message),
      code: 'BAD_USER_INPUT',
      retryable: false,
      logged: 0,
    });
  });

  it('a page costs its size', () => {
    expect(errorOf({ limit: 100 })).toBe('affordable');
    expect(errorOf({ limit: 100_000 })).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      retryable: false,
      details: { cost: { requested: 100_001, limit: QUERY_LIMITS.cost } },
    });
  });

  it('rows behind a cursor cost their number, whatever the limit is', () => {
    const behind = parse('query ($first: Int) { orders(limit: 20, first: $first) { id } }');
    expect(errorOf({ first: 100 }, behind)).toBe('affordable');
    expect(errorOf({ first: 100_000 }, behind)).toMatchObject({ code: 'QUERY_TOO_COMPLEX', retryable: false });
    expect(errorOf({ first: null }, behind)).toBe('affordable');
  });
});

describe('fields that are compared with each other', () => {
  const times = (field: string, count: number): string => `{ ${`${field} `.repeat(count)}}`;

  it.each([
    ['objects', 'orders { id }', QUERY_LIMITS.sameObjects],
    ['values', 'id', QUERY_LIMITS.sameValues],
  ])('%s of one name are counted over the whole document', (_what, field, most) => {
    expect(isComparable(parse(times(field, most)))).toBe(true);
    const halves = `${times('...A ...B', 1)} fragment A on Query ${times(field, most / 2)} fragment B on Query ${times(field, most / 2 + 1)}`;
    expect(isComparable(parse(halves))).toBe(false);
  });
});

describe('records that point to each other', () => {
  const circle = buildSchema(`
    type Query { orders: [Order!]! order: Order }
    type Order { id: ID! tags: [String!]! invoice: Invoice payments: [Payment!]! }
    type Invoice { order: Order lines: [Line!] }
    type Line { id: ID! }
    type Payment { id: ID! order: Order invoice: Invoice }`);
  const faults = (text: string): string[] => validate(circle, parse(text), [listOnce]).map(({ message }) => message);

  it.each([
    '{ orders { payments { order { id tags } invoice { order { id } } } } }',
    '{ order { payments { id } invoice { order { id } } } orders { payments { id } other: payments { id } } }',
    '{ order { ...A ...A } } fragment A on Order { payments { ...B } } fragment B on Payment { order { tags } }',
  ])('can be followed back and forth: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    '{ order { payments { order { payments { id } } } } }',
    '{ order { payments { invoice { order { ... on Order { mine: payments { id } } } } } } }',
    '{ order { ...A } } fragment A on Order { payments { order { ...B } } } fragment B on Order { payments { id } }',
    '{ order { payments { ...B } } } fragment B on Payment { order { ...C } } fragment C on Order { payments { id } }',
  ])('cannot multiply a list by itself: %s', (text) => {
    expect(faults(text)).toContain('The list Order.payments is selected inside of itself.');
  });

  it('a fragment that holds itself ends, and so do thousands of spreads', () => {
    expect(faults('{ order { ...A } } fragment A on Order { payments { order { ...A } } }')).toBeDefined();
    const names = Array.from({ length: 200 }, (_each, at) => `F${at}`);
    const fragments = names.map((name, at) => {
      const next = names[at + 1];
      return `fragment ${name} on Order { id invoice { order { ${next ? `...${next} ...${next}` : 'id'} } } }`;
    });
    expect(faults(`{ order { ...F0 } } ${fragments.join(' ')}`)).toEqual([]);
  });
});
