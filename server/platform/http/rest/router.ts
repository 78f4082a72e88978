/** Serves route declarations under /api: access, snake_case, input schemas, and one error renderer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAdmin, requireViewer, type Ctx } from '../../context.js';
import type { Gate } from '../../limits/gate.js';
import { parseInput } from '../../input.js';
import { toCamelCase, wireJson } from '../case.js';
import { errorHeaders, PROBLEM, problemBody, renderError, restErrorBody } from '../error-body.js';
import { sentPathOf } from './sent-path.js';
import type { Access, BoundRoute, Method, Route } from './route.js';

/** `byBrowser`: the download cookie is accepted instead of a bearer token (D-39). */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply, byBrowser?: boolean) => Promise<Ctx>;

export interface RouterOptions {
  readonly contextOf: ContextOf;
  readonly gate: Gate;
  /** On in tests: an answer that its own declaration does not describe is a SERVER_ERROR. */
  readonly checkAnswers: boolean;
}

const nothing = z.unknown();

/** `/orders/{id}` as Fastify spells it: `/api/orders/:id`. */
function fastifyPath(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Every spelling of a route as [method, path]: its own, documented fallbacks, aliases. */
export function spellings({ method, path, fallbacks = [], aliases = [] }: Route): [Method, string][] {
  const others = [...fallbacks, ...aliases].map((other) => other.split(' ') as [Method, string]);
  return [[method, path], ...others];
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  return (Array.isArray(header) ? header[0] : header) || null;
}

function admit(ctx: Ctx, access: Access): void {
  if (access === 'user') requireViewer(ctx);
  if (access === 'admin') requireAdmin(ctx);
}

async function serve(
  route: BoundRoute,
  options: RouterOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const ctx = await options.contextOf(request, reply, route.byBrowser === true && route.method === 'GET');
  await options.gate(ctx, [`${route.method} ${route.path}`]);
  admit(ctx, route.access);
  const given = await route.handle(ctx, {
    params: parseInput(route.params ?? nothing, request.params),
    query: parseInput(route.query ?? nothing, toCamelCase(request.query)),
    body: parseInput(route.body ?? nothing, toCamelCase(request.body ?? {})),
    idempotencyKey: route.takesIdempotencyKey === true ? idempotencyKeyOf(request) : null,
    request,
    reply,
  });
  if (reply.sent || given === undefined) return reply;
  const [answer] = await route.render(ctx, [given]);
  if (options.checkAnswers) route.response.parse(answer);
  return sendJson(reply, route.status ?? 200, answer, { cacheSeconds: route.cacheSeconds });
}

/**
 * Bytes, since a string would be measured and encoded once more for the socket. No cache keeps an answer unless its
 * route says so: most hold money, tokens or personal data.
 */
function sendJson(
  reply: FastifyReply,
  status: number,
  answer: unknown,
  {
    type = 'application/json',
    cacheSeconds,
  }: { readonly type?: string; readonly cacheSeconds?: number | undefined } = {},
): FastifyReply {
  const cache = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
  return reply.header('cache-control', cache).code(status).type(`${type}; charset=utf-8`).send(wireJson(answer));
}

/** Registers every route with all its spellings. */
export function registerRoutes(app: FastifyInstance, routes: readonly BoundRoute[], options: RouterOptions): void {
  for (const route of routes) {
    for (const [method, path] of spellings(route)) {
      app.route({
        method,
        url: fastifyPath(path),
        ...(route.bodyBytes !== undefined && { bodyLimit: route.bodyBytes }),
        handler: (request, reply) => serve(route, options, request, reply),
        errorHandler: (error, request, reply) => sendError(request, reply, error, route),
      });
    }
  }
}

/** The methods that routes take at a path, such as `/api/orders/1`; none where there is no such path. */
export function methodsAt(routes: readonly Route[]): (path: string) => readonly string[] {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  for (const [method, path] of routes.flatMap(spellings)) {
    const source = `^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`;
    const entry = known.get(source) ?? { pattern: new RegExp(source), methods: new Set<string>() };
    known.set(source, entry);
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
  }
  const all = [...known.values()];
  return (path) => [...new Set(all.flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])))];
}

const asksForProblem = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.split(',').some((each) => each.trim().split(';')[0]?.toLowerCase() === PROBLEM);

/** Sends an error as REST does, with its headers and the route's own part. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { whenFailed, renamed = [] }: Pick<Route, 'whenFailed' | 'renamed'> = {},
): FastifyReply {
  const sentPath = (path: string): string => sentPathOf(request, path, renamed);
  const rendered = renderError(error, request.id, request.log as Ctx['log'], sentPath);
  const own = typeof whenFailed === 'function' ? whenFailed(rendered) : whenFailed;
  void reply.headers(errorHeaders(rendered));
  const body = { ...restErrorBody(rendered), ...own };
  if (!asksForProblem(request)) return sendJson(reply, rendered.status, body);
  return sendJson(reply, rendered.status, problemBody(rendered, body), { type: PROBLEM });
}
