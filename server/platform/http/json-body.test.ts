import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { camelKey, toCamelCase } from './case.js';
import { assertValueShape, assertJsonShape, JSON_SHAPE } from './json-body.js';

const refused = expect.objectContaining({ code: 'BODY_TOO_COMPLEX' });
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('the shape of a JSON body', () => {
  it.each([
    ['the deepest level', nested(JSON_SHAPE.depth)],
    ['the longest key', JSON.stringify({ ['k'.repeat(JSON_SHAPE.keyLength)]: 1 })],
    ['brackets inside of texts', JSON.stringify({ a: '['.repeat(500), 'b\\"{{': '\\"[' })],
    ['a long text', JSON.stringify({ a: 'x'.repeat(100_000) })],
    ['no JSON at all', ']]]"'],
  ])('lets %s pass', (_what, text) => {
    expect(() => assertJsonShape(text)).not.toThrow();
  });

  it.each([
    ['one level more', nested(JSON_SHAPE.depth + 1)],
    ['100,000 levels', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a longer key', JSON.stringify({ ['_'.repeat(JSON_SHAPE.keyLength + 1)]: 1 })],
    ['a longer key with quotes', JSON.stringify({ ['"'.repeat(JSON_SHAPE.keyLength)]: 1 })],
    ['too many values', `[${'1,'.repeat(JSON_SHAPE.values)}1]`],
    ['too many empty lists', `[${'[]'.repeat(JSON_SHAPE.values)}]`],
  ])('refuses %s', (_what, text) => {
    expect(() => assertJsonShape(text)).toThrow(refused);
  });

  it.each(['"', '\\', '"\\', '"\\\\"', '" '])('takes time as long as its text of %j', (piece) => {
    const text = (n: number): string => piece.repeat(n / piece.length);
    expect(growth(text, assertJsonShape, 2000)).toBeLessThan(LINEAR_GROWTH);
  });
});

describe('renaming of keys', () => {
  it.each(['_', '_A', '__a', 'A_', '_-'])('takes time as long as its key of %j', (piece) => {
    const text = (n: number): string => piece.repeat(n / piece.length);
    expect(growth(text, camelKey, JSON_SHAPE.keyLength)).toBeLessThan(LINEAR_GROWTH);
  });

  it.each([
    ['__typename', 'Typename'],
    ['order_id', 'orderId'],
    ['a__b', 'aB'],
    ['trailing_', 'trailing_'],
    ['_Keep', '_Keep'],
    ['____', '____'],
    ['x_1', 'x1'],
  ])('%s becomes %s', (given, expected) => {
    expect(camelKey(given)).toBe(expected);
  });

  it('follows any depth without recursion', () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 200_000; depth += 1) value = { inner_part: value };
    let camel = toCamelCase(value) as Record<string, unknown>;
    for (let depth = 1; depth < 200_000; depth += 1) camel = camel['innerPart'] as Record<string, unknown>;
    expect(camel).toEqual({ innerPart: 1 });
  });
});

describe('a value that has been read', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

  it.each([null, undefined, 'text', { a: [1, { b: null }] }, nested(64)])('%j may be', (value) => {
    expect(() => assertValueShape(value)).not.toThrow();
  });

  it.each([
    ['deeper than the bound', nested(65)],
    ['very deep', nested(30_000)],
    ['of too many values', Array<number>(JSON_SHAPE.values + 1).fill(0)],
    ['with a long key', { a: { ['k'.repeat(201)]: 1 } }],
  ])('cannot be %s', (_what, value) => {
    expect(() => assertValueShape(value)).toThrow(refused);
  });
});
