/** Tools read the whole schema at once; nobody has it sent many times over for one small request. */
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const EVERYTHING = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};

test.each([
  ['of graphql-js and GraphiQL', {}],
  ['with all of its options, as code generators ask', EVERYTHING],
])('the introspection %s is answered', async (_what, options) => {
  const { data, errors } = await app.graphql<IntrospectionQuery>(getIntrospectionQuery(options));
  expect(errors).toBeUndefined();
  expect(buildClientSchema(data).getType('Order')).toBeDefined();
});

test('a few types are answered', async () => {
  const types = ['Order', 'Site', 'Invoice', 'Payment'].map((name) => `${name}: __type(name: "${name}") { ...T }`);
  const { errors } = await app.graphql(
    `query ($all: Boolean) { ${types.join(' ')} } fragment T on __Type { name fields(includeDeprecated: $all) { name } }`,
    { all: true },
  );
  expect(errors).toBeUndefined();
});

const repeat = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join(' ');
const FIELDS = 'fields { name description args { name description } type { ...T } }';
const INNER = 'fragment T on __Type { ofType { name fields { name description } enumValues { name description } } }';
const TYPES = `types { name description ${FIELDS} }`;

test.each([
  ['aliases of the schema', `{ ${repeat(15, (at) => `s${at}: __schema { ${TYPES} }`)} } ${INNER}`],
  ['aliases inside of it', `{ __schema { ${repeat(5, (at) => `t${at}: ${TYPES}`)} } } ${INNER}`],
  [
    'a fragment that is spread again',
    `{ ${repeat(15, (at) => `s${at}: __schema { ...S }`)} } fragment S on __Schema { ${TYPES} } ${INNER}`,
  ],
  ['aliases of one type', `{ ${repeat(19, (at) => `q${at}: __type(name: "Query") { ${FIELDS} }`)} } ${INNER}`],
])('cannot multiply the answer by %s', async (_what, query) => {
  expect(query.length).toBeLessThan(2000);
  const { data, errors } = await app.graphql(query);
  expect([data, errors?.[0]?.extensions]).toMatchObject([undefined, { code: 'QUERY_TOO_COMPLEX' }]);
});
