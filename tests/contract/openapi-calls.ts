/** The calls of every operation of the OpenAPI document: the examples of the routes, with ids of real records. */
import type { BoundRoute } from '#platform/http/rest/route.js';
import { spellings } from '#platform/http/rest/router.js';
import { noBody } from '#platform/http/rest/schemas.js';
import { REST_POLICIES, type Policy } from './policies.js';
import { filled } from './records.js';

/** An operation, and what a generated client gives it. */
export interface ClientCall {
  readonly method: string;
  /** The path in the document. */
  readonly path: string;
  readonly policy: Policy;
  readonly route: BoundRoute;
  readonly params: { readonly path?: object; readonly query?: object };
  readonly body?: Readonly<Record<string, unknown>>;
}

const VALUES = { provider: 'github', bucket: 'project-files', list: 'orders', kind: 'terms', email: 'a@example.com' };

/** The records that administrators name in paths, by the beginning of the path. */
const OF_ADMINISTRATORS: readonly (readonly [string, string])[] = [
  ['/admin/users/', '{foreign}'],
  ['/admin/wallets/', '{user}'],
  ['/admin/payments/', '{payment}'],
  ['/admin/sites/', '{site}'],
  ['/admin/orders/', '{order}'],
  ['/orders/', '{order}'],
  ['/invoices/', '{invoice}'],
  ['/support/ticket', '{ticket}'],
];

function valuesOf({ method, path }: BoundRoute): object {
  const { at } = REST_POLICIES[`${method} ${path}`] ?? {};
  const [, id] = OF_ADMINISTRATORS.find(([start]) => path.startsWith(start)) ?? [];
  return { ...VALUES, ...(id !== undefined && { id }), ...at };
}

/** The parameters of this spelling, by their names in it. A record that nothing names is one of nothing. */
function pathOf(route: BoundRoute, path: string, records: Readonly<Record<string, string>>): object {
  const values = valuesOf(route) as Readonly<Record<string, string>>;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return filled(Object.fromEntries(names.map((name) => [name, values[name] ?? '{nothing}'])), records);
}

function sentBy(route: BoundRoute, records: Readonly<Record<string, string>>): Pick<ClientCall, 'params' | 'body'> {
  const example = filled(route.example ?? {}, records);
  const { upload, uploadField = 'file' } = route;
  if (upload !== undefined)
    return { params: {}, body: { [uploadField]: uploadField.endsWith('[]') ? ['a.png'] : 'a.png', ...example } };
  if (route.body && route.body !== noBody) return { params: {}, body: example };
  return { params: route.example ? { query: example } : {} };
}

/** Calls of all spellings of the routes. `records` are the ids of the records that they name. */
export function clientCalls(
  routes: readonly BoundRoute[],
  records: Readonly<Record<string, string>>,
): readonly ClientCall[] {
  return routes.flatMap((route) =>
    spellings(route).map(([method, path]) => {
      const { params, ...body } = sentBy(route, records);
      const inPath = path.includes('{') ? { path: pathOf(route, path, records) } : {};
      const { policy } = REST_POLICIES[`${route.method} ${route.path}`] ?? { policy: 'public' };
      return { method, path: `/api${path}`, policy, route, params: { ...params, ...inPath }, ...body };
    }),
  );
}

/** The source of a program that makes the calls by the client of `api.d.ts`. */
export function programOf(calls: readonly ClientCall[]): string {
  const lines = calls.map(({ method, path, params, body }) => {
    const options = JSON.stringify({ ...(Object.keys(params).length > 0 && { params }), ...(body && { body }) });
    return `await api.${method}(${JSON.stringify(path)}, ${options});`;
  });
  const head = ["import createClient from 'openapi-fetch';", "import type { paths } from './api.js';"];
  return [...head, "const api = createClient<paths>({ baseUrl: 'https://barpa.example' });", ...lines, ''].join('\n');
}
