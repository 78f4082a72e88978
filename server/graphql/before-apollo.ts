/** Checks before Apollo reads a request, and the responses of refused requests. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AppError } from '#core/errors/errors.js';
import { carriesDesign } from '#platform/graphql/carries-design.js';
import { errorHeaders, renderError } from '#platform/http/error-body.js';
import { assertJsonShape, BODY_BYTES } from '#platform/http/json-body.js';
import type { Logger } from '#platform/log/log.js';
import { extensionsOf } from './errors.js';
import { isComparable, QUERY_LIMITS } from './limits.js';

/** Characters. A shorter document cannot hold enough fields to be worth reading it twice. */
const HARMLESS_LENGTH = 512;
const KNOWN_LENGTH = 8192;
const MAX_KNOWN = 500;

/** Null for what is no GraphQL at all: that is for Apollo to refuse, in its own words. */
function read(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: QUERY_LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

function assertDocument(query: unknown, known: LRUCache<string, true>): void {
  if (typeof query !== 'string' || query.length <= HARMLESS_LENGTH || known.has(query)) return;
  const document = read(query);
  if (document && !isComparable(document)) throw new AppError('QUERY_TOO_COMPLEX');
  if (query.length <= KNOWN_LENGTH) known.set(query, true);
}

/** Only operations that are declared to contain a design; one that is selected inside of a fragment does not count. */
function mayBeLarge(schema: GraphQLSchema, body: unknown): boolean {
  const { query } = (body ?? {}) as { readonly query?: unknown };
  const document = typeof query === 'string' ? read(query) : null;
  return document !== null && carriesDesign(schema, document);
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/**
 * Checks the JSON in the parameters of a GET as that of bodies, and how often a document names one field: Apollo reads
 * and validates both without a limit of its own.
 */
export function lookThrough(schema: GraphQLSchema): Hook {
  // Our own pages send the same documents again and again: each is read here once.
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  return ({ query, body, jsonLength }, _reply, done) => {
    try {
      if (jsonLength > BODY_BYTES.usual && !mayBeLarge(schema, body)) throw new AppError('BODY_TOO_LARGE');
      const parameters = query as Readonly<Record<string, unknown>>;
      for (const name of ['variables', 'extensions']) assertJsonShape(String(parameters[name] ?? ''));
      for (const given of [parameters, body]) {
        if (typeof given === 'object' && given !== null && 'query' in given) assertDocument(given.query, known);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  };
}

/** An error of the HTTP layer in the shape of GraphQL, so that its clients read one kind of answer. */
export function sendGraphQLError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const rendered = renderError(error, request.id, request.log as Logger);
  return reply
    .code(rendered.status)
    .headers(errorHeaders(rendered))
    .type('application/graphql-response+json; charset=utf-8')
    .send({ errors: [{ message: rendered.message, extensions: extensionsOf(rendered) }] });
}
