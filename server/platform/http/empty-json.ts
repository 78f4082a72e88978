import type { FastifyInstance } from 'fastify';

/**
 * Clients that always say `Content-Type: application/json` say it with an empty body, too: PATCH /invoices/{id}/cancel
 * takes none. Fastify refuses that; here it is no body at all. Everything else is read as before.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
