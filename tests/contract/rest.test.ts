import { readFileSync } from 'node:fs';
import { API_SCOPES, API_SCOPE_NAMES } from '#core/api-keys.js';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { snakeKey } from '#platform/http/case.js';
import { answerSchema, openApiDocument } from '#platform/http/rest/openapi.js';
import { bindRoutes, type BoundRoute } from '#platform/http/rest/route.js';
import { spellings } from '#platform/http/rest/router.js';
import { documentedEndpoints, documentedFields, endpointKey } from './documented.js';

const { schema } = await createSchema(features);
const routes = bindRoutes(
  features.flatMap((feature) => feature.routes ?? []),
  schema,
);
const served = new Map<string, BoundRoute>(
  routes.flatMap((route) =>
    spellings(route).map(([method, path]) => [endpointKey(method, `/api${path}`), route] as const),
  ),
);
/** Calls answered outside the route declarations, because they must work before anything else does. */
const BESIDE = new Set(['GET /api/health']);
/**
 * Signing out must work with a token that has just expired (specification 1 §4: it cannot fail). The preview is an
 * `<img>` that carries no bearer: a signed address or the download cookie opens it (D-32 and D-39).
 */
const OPENED = new Set(['POST /api/auth/logout', 'GET /api/design-preview/{}']);
const documented = documentedEndpoints.filter(
  (endpoint) => endpoint.path.startsWith('/api/') && !BESIDE.has(endpointKey(endpoint.method, endpoint.path)),
);

/** Every property name of the declared answer on the wire, at any depth: lists hold their items' fields. */
function declaredFields(route: BoundRoute): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' && value) Object.keys(value as object).forEach((name) => names.add(name));
      walk(value);
    }
  };
  walk(answerSchema(route));
  return names;
}

describe('documented REST calls', () => {
  it('are all served', () => {
    const missing = documented
      .map((endpoint) => endpointKey(endpoint.method, endpoint.path))
      .filter((key) => !served.has(key));
    expect(missing).toEqual([]);
  });

  it.each(
    documented
      .filter((endpoint) => served.has(endpointKey(endpoint.method, endpoint.path)))
      .map((endpoint) => [endpointKey(endpoint.method, endpoint.path), endpoint] as const),
  )('%s declares the documented fields', (key, endpoint) => {
    const declared = declaredFields(served.get(key) as BoundRoute);
    if (declared.size === 0) return;
    const missing = documentedFields(endpoint).filter((spellings) => !spellings.some((name) => declared.has(name)));
    expect(missing).toEqual([]);
  });

  it('cannot be more open than documented', () => {
    const rank = { public: 0, user: 1, admin: 2 };
    const open = documented
      .map((endpoint) => [endpointKey(endpoint.method, endpoint.path), rank[endpoint.access]] as const)
      .filter(([key, least]) => {
        const route = served.get(key);
        return route && rank[route.access] < least && !OPENED.has(key);
      });
    expect(open).toEqual([]);
  });
});

describe('OpenAPI document', () => {
  it('describes every path and spelling of a field', () => {
    const { paths } = openApiDocument(routes, 'https://barpa.example') as {
      paths: Record<string, Record<string, unknown>>;
    };
    for (const route of routes) {
      for (const [method, path] of spellings(route)) expect(paths[`/api${path}`]?.[method.toLowerCase()]).toBeDefined();
    }
    const text = JSON.stringify(paths);
    expect(text).toContain(snakeKey('paymentUrl'));
    // Documented in camelCase alone, so that both spellings are answered; names of ours have one.
    expect(text).toContain('"paymentUrl"');
    expect(text).not.toContain('"originalName"');
  });

  it('names the scopes that an API key needs', () => {
    const document = openApiDocument(routes, 'https://barpa.example') as {
      paths: Record<string, Record<string, { security: object[]; 'x-key-scopes': unknown }>>;
      components: { securitySchemes: Record<string, object> };
    };
    const { paths, components } = document;
    expect(components.securitySchemes['apiKey']).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-API-Key' });
    expect(paths['/api/orders']?.['get']).toMatchObject({
      'x-key-scopes': ['read:orders'],
      security: [{ bearer: [] }, { apiKey: ['read:orders'] }, { bearerKey: ['read:orders'] }],
    });
    expect(paths['/api/auth/change-password']?.['post']).toMatchObject({
      'x-key-scopes': null,
      security: [{ bearer: [] }],
    });
    expect(paths['/api/payments/methods']?.['get']?.security).toContainEqual({ apiKey: [] });
  });
});

describe('the page about API keys', () => {
  it('describes every scope, and says which ones are money', () => {
    const text = readFileSync('docs/api-keys.md', 'utf8');
    for (const scope of API_SCOPE_NAMES) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${scope}\` |`));
      expect(`${scope}: ${row?.includes('**money**')}`).toBe(`${scope}: ${API_SCOPES[scope].money}`);
    }
  });
});
