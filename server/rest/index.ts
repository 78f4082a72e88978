/** The REST API: every feature's routes under /api, their OpenAPI document and its reading page. */
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Feature } from '#platform/feature.js';
import { docsPage } from '#platform/http/rest/docs-page.js';
import { securePage } from '#platform/http/security.js';
import { openApiDocument } from '#platform/http/rest/openapi.js';
import { bindRoutes } from '#platform/http/rest/route.js';
import { methodsAt, registerRoutes, type RouterOptions } from '#platform/http/rest/router.js';

/** Gives the methods that a path takes. */
export function registerRest(
  app: FastifyInstance,
  features: readonly Feature[],
  schema: GraphQLSchema,
  options: RouterOptions,
  publicUrl: string,
): (path: string) => readonly string[] {
  const declared = features.flatMap((feature) => feature.routes ?? []);
  const routes = bindRoutes(declared, schema);
  registerRoutes(app, routes, options);
  const document = once(() => JSON.stringify(openApiDocument(routes, publicUrl)));
  const page = once(() => docsPage(routes));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document()));
  app.get('/api/docs', async (_request, reply) => {
    await securePage(reply);
    return reply.type('text/html; charset=utf-8').send(page());
  });
  return methodsAt(routes);
}

/** Generated on the first request, so that the server starts without it. */
function once(render: () => string): () => string {
  let rendered: string | null = null;
  return () => (rendered ??= render());
}
