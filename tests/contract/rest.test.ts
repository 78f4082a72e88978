import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { API_SCOPES, API_SCOPE_NAMES } from '#core/api-keys.js';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { snakeKey } from '#platform/http/case.js';
import { answerSchema, openApiDocument } from '#platform/http/rest/openapi.js';
import type { BoundRoute } from '#platform/http/rest/route.js';
import { spellings } from '#platform/http/rest/router.js';
import { noBody } from '#platform/http/rest/schemas.js';
import { routesOf } from '#server/rest/index.js';
import { documentedEndpoints, documentedFields, endpointKey } from './documented.js';

const { schema } = await createSchema(features);
const routes = routesOf(features, schema);
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

const known = new Set(documentedEndpoints.map(({ method, path }) => endpointKey(method, path)));
const ours = routes.filter(
  (route) => !spellings(route).some(([method, path]) => known.has(endpointKey(method, `/api${path}`))),
);
const named = (some: readonly BoundRoute[]) => some.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('calls of ours that read or delete', () => {
  // A link may be given names on its way; what opens a file reads those that it knows.
  const asking = ours.filter(({ method, byBrowser }) => ['GET', 'DELETE'].includes(method) && !byBrowser);

  it.each(named(asking))('%s cannot be asked by a name that it does not know', (_name, route) => {
    const { error } = route.query?.safeParse({ unknownName: '1' }) ?? {};
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['unknownName'] }));
  });
});

/** Every object of a JSON schema that names its properties. */
function objectsIn(node: unknown): object[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn);
  if (node === null || typeof node !== 'object') return [];
  return [...('properties' in node ? [node] : []), ...Object.values(node).flatMap(objectsIn)];
}

describe('calls of ours that write', () => {
  // A form is read field by field, by the names of its route.
  const writing = ours.filter(({ method, upload }) => method !== 'GET' && upload === undefined);

  it.each(named(writing))('%s cannot be given a name that it does not know', (_name, { body = z.unknown() }) => {
    const open = objectsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).filter(
      (each) => !('additionalProperties' in each) || each.additionalProperties !== false,
    );
    expect(open).toEqual([]);
    const { error } = body.safeParse({ unknownName: '1' });
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['unknownName'] }));
  });

  it.each(named(routes.filter((route) => !ours.includes(route) && route.body)))(
    '%s is documented and takes other names',
    (_name, { body = z.unknown() }) => {
      const { error } = body.safeParse({ unknownName: '1' });
      expect(error?.issues.filter(({ code }) => code === 'unrecognized_keys') ?? []).toEqual([]);
    },
  );
});

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters: readonly { readonly name?: string; readonly in?: string }[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>;
}

const { paths, components } = openApiDocument(routes, 'https://barpa.example') as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<'securitySchemes' | 'responses' | 'requestBodies' | 'schemas', Record<string, object>>;
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

/** The names of the schemas that a part of the document refers to. */
function schemasIn(part: unknown): string[] {
  const found = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...found].map(([, name = '']) => name);
}

describe('OpenAPI document', () => {
  it('describes every path and spelling of a field', () => {
    for (const route of routes) {
      for (const [method, path] of spellings(route)) expect(paths[`/api${path}`]?.[method.toLowerCase()]).toBeDefined();
    }
    const text = JSON.stringify(components);
    expect(text).toContain(snakeKey('paymentUrl'));
    // Documented in camelCase alone, so that both spellings are answered; names of ours have one.
    expect(text).toContain('"paymentUrl"');
    expect(text).not.toContain('"originalName"');
  });

  it('names each operation once, and the parameters of its path', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters } of operations) {
      const named = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
      expect([path, named.sort()]).toEqual([path, (path.match(/\{\w+\}/g) ?? []).sort()]);
    }
  });

  it('has one schema of each record, which the answers refer to', () => {
    const answer = (path: string): string[] => schemasIn(paths[path]?.['get']?.responses);
    expect(answer('/api/orders')).toEqual(['OrderPage']);
    expect(schemasIn(components.schemas['OrderPage'])).toEqual(['Order', 'Order', 'Pagination']);
    expect(answer('/api/invoices/{id}')).toEqual(['Invoice']);
    expect(answer('/api/receipts/{id}')).toEqual(['Receipt']);
    expect(answer('/api/sites/{id}')).toEqual(['Site']);
    expect(answer('/api/webhooks')).toEqual(['AccountWebhookList']);
    expect(schemasIn(components.schemas['AccountWebhookList'])).toContain('AccountWebhook');
    expect(schemasIn(paths['/api/orders']?.['post']?.responses)).toEqual(
      schemasIn(paths['/api/orders/create']?.['post']?.responses),
    );
    const numbered = Object.keys(components.schemas).filter((name) => /\d$/.test(name));
    expect(numbered).toEqual([]);
  });

  it('has every schema that it refers to, and no other', () => {
    const named = new Set([...schemasIn(paths), ...schemasIn(components)]);
    expect(Object.keys(components.schemas).sort()).toEqual([...named].sort());
  });

  it('gives the headers and errors of every call', () => {
    for (const { path, responses } of operations) {
      expect([path, Object.keys(responses)]).toEqual([
        path,
        expect.arrayContaining(['401', '429', '4XX', '503', '5XX']),
      ]);
      const own = Object.values(responses).filter(({ $ref }) => $ref === undefined);
      expect([path, own]).toMatchObject([path, [{ headers: { 'X-Request-Id': {} } }]]);
    }
    expect(components.responses['TooManyRequests']).toMatchObject({
      headers: { 'Retry-After': {}, 'X-Request-Id': {} },
    });
    expect(schemasIn(components.responses)).toEqual(expect.arrayContaining(['Error', 'Problem']));
  });

  it('has an example of every body', () => {
    const silent = routes.filter(
      ({ body, upload, example }) => body && body !== noBody && upload === undefined && !example,
    );
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(components.requestBodies['PostPaymentsRequest']).toMatchObject({
      content: { 'application/json': { example: { order_id: expect.stringMatching(/^[0-9a-f-]{36}$/) } } },
    });
  });

  it('marks documented fallbacks, and deprecates aliases of ours alone', () => {
    const known = new Set(documented.map(({ method, path }) => endpointKey(method, path)));
    for (const route of routes)
      for (const at of spellings(route).slice(1)) {
        const [method, path] = at;
        const operation = paths[`/api${path}`]?.[method.toLowerCase()];
        const isDocumented = known.has(endpointKey(method, `/api${path}`));
        const note = isDocumented ? 'Another path of' : 'Alias of';
        expect([at, operation?.description]).toEqual([at, `${note} ${route.method} /api${route.path}.`]);
        expect([at, operation?.deprecated]).toEqual([at, isDocumented ? undefined : true]);
      }
    const own = new Set(
      routes.flatMap((route) =>
        spellings(route)
          .slice(1)
          .map((at) => at.join(' /api')),
      ),
    );
    const others = operations.filter(({ deprecated }) => deprecated);
    expect(others.filter(({ method, path }) => !own.has(`${method} ${path}`))).toEqual([]);
  });

  it('names the scopes that an API key needs', () => {
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
