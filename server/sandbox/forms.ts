import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Reads plain HTML forms in this scope as an object of texts; the last of equal names wins. */
export function acceptForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(FORM)) return;
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
