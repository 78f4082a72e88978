import { buildSchema, GraphQLError, Kind } from 'graphql';
import { sentPathOf } from './sent-path.js';

const schema = buildSchema(`
  input Line { price: Int }
  input Order { title: String lines: [Line!] }
  type Query { order(id: ID!, input: Order): ID orders(filter: Order): [ID] }
`);

/** An error of the root field, under an alias. */
const errorOf = (field: string): GraphQLError =>
  new GraphQLError('', { path: ['mine'], nodes: { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field } } });

test.each([
  ['order', 'id', 'id'],
  ['order', 'title', 'input.title'],
  ['order', 'lines.3.price', 'input.lines[3].price'],
  ['orders', 'title', 'filter.title'],
  ['orders', 'unknown.0', 'unknown[0]'],
])('in %s the field %s was sent as %s', (field, path, sent) => {
  expect(sentPathOf(schema, errorOf(field), path)).toBe(sent);
});

test('an error of no operation keeps the path', () => {
  expect(sentPathOf(schema, new Error('x'), 'title')).toBe('title');
});
