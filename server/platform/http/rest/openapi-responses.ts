/** Headers and errors that the answers of all calls share in the OpenAPI document. */
import { errorBodySchema, PROBLEM, problemSchema } from '../error-body.js';
import type { ComponentSchemas, Json } from './json-schema.js';

/** The header components. */
export const HEADERS: Json = {
  RequestId: {
    description: 'The id of the call, as in the body of an error. Name it when you ask about the call.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  RetryAfter: {
    description: 'Seconds after which the call is worth another try.',
    schema: { type: 'integer', minimum: 0 },
  },
  Authenticate: {
    description: 'How to sign in (RFC 6750).',
    required: true,
    schema: { type: 'string' },
  },
  Location: {
    description: 'Where the browser goes next.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
};

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** Every answer has it. */
export const REQUEST_ID: Json = { 'X-Request-Id': header('RequestId') };

/** The header of a redirect. */
export const LOCATION: Json = { Location: header('Location') };

interface ErrorResponse {
  readonly description: string;
  readonly headers?: Json;
}

const RETRY_AFTER = { 'Retry-After': header('RetryAfter') };

const ERRORS: Readonly<Record<string, ErrorResponse>> = {
  Unauthorized: {
    description: 'There is no valid token.',
    headers: { 'WWW-Authenticate': header('Authenticate') },
  },
  TooManyRequests: {
    description: 'A limit was exceeded. `Retry-After`, where it is sent, says when to try again.',
    headers: RETRY_AFTER,
  },
  Refused: {
    description: '`error_code` says why. Problem details (RFC 9457) are sent to clients that accept them.',
  },
  Unavailable: {
    description: 'The product is closed, or a service that the call needs does not answer.',
    headers: RETRY_AFTER,
  },
  Failed: { description: 'An error of the product. Try again where `retryable` is true.' },
};

/** The errors of every operation. */
export const ERROR_RESPONSES: Json = {
  401: { $ref: '#/components/responses/Unauthorized' },
  429: { $ref: '#/components/responses/TooManyRequests' },
  '4XX': { $ref: '#/components/responses/Refused' },
  503: { $ref: '#/components/responses/Unavailable' },
  '5XX': { $ref: '#/components/responses/Failed' },
};

/** The response components that `ERROR_RESPONSES` refers to. */
export function errorResponses(components: ComponentSchemas): Json {
  const content = {
    'application/json': { schema: components.schemaOf(errorBodySchema, 'output') },
    [PROBLEM]: { schema: components.schemaOf(problemSchema, 'output') },
  };
  return Object.fromEntries(
    Object.entries(ERRORS).map(([name, { description, headers }]) => [
      name,
      { description, headers: { ...REQUEST_ID, ...headers }, content },
    ]),
  );
}
