/** The REST API: every feature's routes under /api, their OpenAPI document and its reading page. */
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Feature } from '#platform/feature.js';
import { sendDocument } from '#platform/http/document-page.js';
import { docsPage } from '#platform/http/rest/docs-page.js';
import { openApiDocument } from '#platform/http/rest/openapi.js';
import { bindRoutes, type BoundRoute } from '#platform/http/rest/route.js';
import { methodsAt, registerRoutes, type RouterOptions } from '#platform/http/rest/router.js';

/** The routes of all features. @throws Error where one names a type, field or operation that the schema lacks. */
export function routesOf(features: readonly Feature[], schema: GraphQLSchema): BoundRoute[] {
  return bindRoutes(
    features.flatMap((feature) => feature.routes ?? []),
    schema,
  );
}

/** Gives the methods that a path takes. */
export function registerRest(
  app: FastifyInstance,
  routes: readonly BoundRoute[],
  options: RouterOptions,
  publicUrl: string,
): (path: string) => readonly string[] {
  registerRoutes(app, routes, options);
  const document = once(() => JSON.stringify(openApiDocument(routes, publicUrl)));
  const page = once(() => docsPage(routes));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document()));
  app.get('/api/docs', (_request, reply) => sendDocument(reply, page()));
  return methodsAt(routes);
}

/** Generated on the first request, so that the server starts without it. */
function once(render: () => string): () => string {
  let rendered: string | null = null;
  return () => (rendered ??= render());
}
