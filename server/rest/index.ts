/** The REST door: every feature's routes under /api, their OpenAPI document and its reading page. */
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../platform/feature.js';
import { docsPage } from '../platform/http/docs-page.js';
import { openApiDocument } from '../platform/http/openapi.js';
import { acceptEmptyJson } from '../platform/http/empty-json.js';
import { registerRoutes, type RouterOptions } from '../platform/http/router.js';

export function registerRest(
  app: FastifyInstance,
  features: readonly Feature[],
  options: RouterOptions,
  publicUrl: string,
): void {
  const routes = features.flatMap((feature) => feature.routes ?? []);
  acceptEmptyJson(app);
  registerRoutes(app, routes, options);
  const document = JSON.stringify(openApiDocument(routes, publicUrl));
  const page = docsPage(routes);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document));
  app.get('/api/docs', { helmet: {} }, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
