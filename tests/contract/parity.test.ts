/** Each documented REST call is reachable in GraphQL, too, or it is said why not. */
import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { spellings } from '#platform/http/rest/router.js';
import { routesOf } from '#server/rest/index.js';
import { documentedEndpoints, endpointKey } from './documented.js';
import { PARITY } from './parity.js';

const { schema } = await createSchema(features);

/** `GET /orders/{}` → the spelling of the route that serves it, as the table names it. */
const primary = new Map(
  routesOf(features, schema).flatMap((route) =>
    spellings(route).map(([method, path]) => [endpointKey(method, path), `${route.method} ${route.path}`] as const),
  ),
);

function documentedCalls(): string[] {
  const keys = documentedEndpoints
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`)
    .map((key) => primary.get(key.replace(/\{[^}]*\}/g, '{}')) ?? key);
  return [...new Set(keys)].sort();
}

/** Whether the schema has `Query.order.design.options`. */
function exists(schema: GraphQLSchema, path: string): boolean {
  const [root = '', ...names] = path.split('.');
  let type = schema.getType(root);
  for (const name of names) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) return false;
    type = getNamedType(field.type);
  }
  return names.length > 0;
}

it('every documented call has its place in the table', () => {
  expect(Object.keys(PARITY).sort()).toEqual(documentedCalls());
});

it('every place in GraphQL exists', () => {
  const missing = Object.entries(PARITY).filter(([, place]) => typeof place === 'string' && !exists(schema, place));
  expect(missing).toEqual([]);
});

it('only files and redirects have no place in GraphQL', () => {
  const without = Object.entries(PARITY).filter(([, place]) => typeof place !== 'string');
  expect(without.map(([call]) => call)).toEqual([
    'GET /auth/oauth/{provider}/return',
    'POST /wizard/upload-files',
    'POST /storage/upload/{bucket}',
    'GET /receipts/{id}/download',
    'GET /health',
  ]);
});
