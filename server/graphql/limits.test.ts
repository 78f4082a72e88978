import { buildSchema, GraphQLError, parse } from 'graphql';
import { jest } from '@jest/globals';
import type { Logger } from '../platform/log.js';
import { formatGraphQLError } from './errors.js';
import { assertAffordable, isComparable, QUERY_LIMITS } from './limits.js';

const schema = buildSchema('type Query { orders(limit: Int!): [Order!]! } type Order { id: ID! }');
const query = parse('query ($limit: Int!) { orders(limit: $limit) { id } }');

/** As a client is told of it; what is logged is our own fault. */
function told(variables: Record<string, unknown>): unknown {
  const error = jest.fn();
  try {
    assertAffordable(schema, query, variables);
    return 'affordable';
  } catch (thrown) {
    if (!(thrown instanceof GraphQLError)) throw thrown;
    const { message, extensions } = formatGraphQLError(thrown.toJSON(), thrown, 'r1', { error } as unknown as Logger);
    return { message, ...extensions, logged: error.mock.calls.length };
  }
}

describe('what a request may ask for', () => {
  it.each([
    ['missing', {}, /"\$limit".*not provided/],
    ['of another type', { limit: 'ten' }, /"\$limit".*"ten"/],
    ['null', { limit: null }, /"\$limit".*null/],
  ])('a variable that is %s is the caller’s fault', (_what, variables, message) => {
    expect(told(variables)).toMatchObject({
      message: expect.stringMatching(message),
      code: 'BAD_USER_INPUT',
      retryable: false,
      logged: 0,
    });
  });

  it('a page costs its size', () => {
    expect(told({ limit: 100 })).toBe('affordable');
    expect(told({ limit: 100_000 })).toMatchObject({ code: 'QUERY_TOO_COMPLEX', retryable: false });
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
