/**
 * The answers to the sender of a body that was ended: a page on a customer's site, and on the app an error of its API.
 */
import type { IncomingMessage } from 'node:http';
import { AppError } from '#core/errors/errors.js';
import { BODIES } from '#core/limits/limits.js';
import { extensionsOf } from './graphql/errors.js';
import type { Hosting } from './hosting/index.js';
import { wireJson } from './platform/http/case.js';
import { renderError, restErrorBody } from './platform/http/error-body.js';
import type { EndReason } from './platform/http/open-bodies.js';
import type { Refusal } from './platform/http/unfinished-bodies.js';
import { newId } from './platform/id.js';
import type { Logger } from './platform/log/log.js';

const ERRORS_OF: Readonly<Record<EndReason, AppError>> = {
  slow: new AppError('BODY_TOO_SLOW'),
  many: new AppError('RATE_LIMITED', { details: { retryAfterSeconds: BODIES.retrySeconds } }),
};

function ofApp({ url = '' }: IncomingMessage, reason: EndReason, log: Logger): Refusal {
  const id = newId();
  const error = renderError(ERRORS_OF[reason], id, log);
  const isGraphQL = url.split('?', 1)[0] === '/graphql';
  const body = isGraphQL
    ? Buffer.from(JSON.stringify({ errors: [{ message: error.message, extensions: extensionsOf(error) }] }))
    : wireJson(restErrorBody(error));
  const type = isGraphQL ? 'application/graphql-response+json; charset=utf-8' : 'application/json; charset=utf-8';
  const headers = ['content-type', type, 'content-length', String(body.length), 'x-request-id', id];
  const wait = reason === 'many' ? ['retry-after', String(BODIES.retrySeconds)] : [];
  return { status: error.status, headers: [...headers, 'cache-control', 'no-store', ...wait], body };
}

export function refusedBody(hosting: Hosting, log: Logger): (request: IncomingMessage, reason: EndReason) => Refusal {
  return (request, reason) => hosting.endedBody(request, reason) ?? ofApp(request, reason, log);
}
