/** A GraphQL error as a client sees it: the row of the error table in `extensions`. */
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { AppError, ERRORS, isErrorCode } from '#core/errors/errors.js';
import { renderError, type RenderedError } from '#platform/http/error-body.js';
import type { Logger } from '#platform/log/log.js';
import { sentPathOf } from './sent-path.js';

/** Apollo's and graphql-js's own refusals: the caller's fault, returned with their own messages. */
const PROTOCOL_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);

export function extensionsOf(rendered: RenderedError): Record<string, unknown> {
  const { code, messageFa, retryable, supportRequired, requestId, fields, details, status } = rendered;
  return {
    code,
    messageFa,
    retryable,
    supportRequired,
    requestId,
    status,
    ...(fields.length > 0 && { fields }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** The parts of a request that the rendering of its errors needs. */
export interface Rendering {
  readonly schema: GraphQLSchema;
  readonly requestId: string;
  readonly log: Logger;
}

/** Formats what a resolver or the protocol threw. Unknown errors are logged and become SERVER_ERROR. */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { schema, requestId, log }: Rendering,
): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const code = formatted.extensions?.['code'];
  const ofProtocol = original instanceof GraphQLError && !(original.originalError instanceof AppError);
  if (ofProtocol && (isErrorCode(code) || PROTOCOL_CODES.has(String(code)))) {
    const row = isErrorCode(code) ? ERRORS[code] : ERRORS.BAD_REQUEST;
    const extensions = { code, messageFa: row.fa, retryable: row.retryable, supportRequired: row.support, requestId };
    return { ...formatted, extensions };
  }
  const cause = original instanceof GraphQLError ? (original.originalError ?? original) : original;
  const rendered = renderError(cause, requestId, log, (path) => sentPathOf(schema, error, path));
  return {
    message: rendered.message,
    locations: formatted.locations,
    path: formatted.path,
    extensions: extensionsOf(rendered),
  };
}
