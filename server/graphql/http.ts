/** Apollo Server on Fastify at /graphql. */
import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
  type GraphQLResponse,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { AppError, ERRORS } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import type { Gate } from '#platform/limits/gate.js';
import { errorHeaders, OUTAGE_PAUSE, knownError } from '#platform/http/error-body.js';
import { BODY_BYTES } from '#platform/http/json-body.js';
import type { ContextOf } from '#platform/http/rest/router.js';
import type { Logger } from '#platform/log/log.js';
import { lookThrough, sendGraphQLError } from './before-apollo.js';
import { formatGraphQLError } from './errors.js';
import { armorPlugins, assertAffordable, QUERY_LIMITS, VALIDATION_RULES, type QueryCost } from './limits.js';
import { rootFields, typesInside } from './root-fields.js';

/** The head of an answer that refuses the whole request, as over REST. */
function headOf(error: AppError): { status: number; headers: HeaderMap } {
  const { status } = ERRORS[error.code];
  return { status, headers: new HeaderMap(Object.entries(errorHeaders({ status, details: error.details }))) };
}

function refusal(error: unknown): unknown {
  const known = knownError(error);
  if (!known) return error;
  return new GraphQLError(known.message, {
    originalError: known,
    extensions: { code: known.code, http: headOf(known) },
  });
}

/** Apollo's plugin is not called where the context is refused (a wrong key, a limit): that response is made here. */
function whole(contextOf: ContextOf, schema: GraphQLSchema, log: Logger): ContextOf {
  return async (request, reply) => {
    try {
      return await contextOf(request, reply);
    } catch (error) {
      const known = refusal(error);
      const cause = known instanceof GraphQLError ? known : new GraphQLError('', { originalError: error as Error });
      const { message, extensions } = formatGraphQLError(cause.toJSON(), cause, { schema, requestId: request.id, log });
      const { http = { status: 500, headers: new HeaderMap() } } = cause.extensions;
      throw new GraphQLError(message, { extensions: { ...extensions, http } });
    }
  };
}

/**
 * Refuses an operation that is too complex before any resolver runs, and renders errors, which need the request's id
 * that only the context has.
 */
function barpaPlugin(options: GraphQLOptions): ApolloServerPlugin<Ctx> {
  return { requestDidStart: async () => listenerOf(options) };
}

function listenerOf({ schema, log, gate, failed }: GraphQLOptions): GraphQLRequestListener<Ctx> {
  let cost: QueryCost | null = null;
  return {
    didResolveOperation: async ({ document, operation, request, contextValue }) => {
      cost = assertAffordable(schema, document, request.variables ?? {}, request.operationName);
      const inside = (): readonly string[] => (operation ? typesInside(schema, document, operation) : []);
      await gate(contextValue, operation ? rootFields(document, operation) : [], inside).catch((error: unknown) => {
        throw refusal(error);
      });
    },
    willSendResponse: async ({ request, response, contextValue, errors }) => {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      // Programs plan by it; our own pages would only carry it.
      if (cost && contextValue.viewer?.key) singleResult.extensions = { ...singleResult.extensions, cost };
      if (!singleResult.errors) return;
      const requestId = contextValue.requestId ?? '';
      singleResult.errors = singleResult.errors.map((shown, index) =>
        formatGraphQLError(shown, errors?.[index] ?? shown, { schema, requestId, log }),
      );
      failed(requestId, Number(singleResult.errors[0]?.extensions?.['status'] ?? response.http.status ?? 200));
      if (singleResult.errors.some(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE'))
        withoutDatabase(response);
      if (isFaultOfRequest(singleResult.errors[0]) && !knowsResponseType(request.http)) response.http.status = 200;
    },
  };
}

/** If a resolver could not reach the database, half of the data is no answer: proxies and programs get a 503. */
function withoutDatabase(response: GraphQLResponse): void {
  response.http.status = ERRORS.SERVICE_UNAVAILABLE.status;
  response.http.headers.set('retry-after', String(OUTAGE_PAUSE));
}

const FAULTS_OF_REQUEST: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

const isFaultOfRequest = (error: GraphQLFormattedError | undefined): boolean =>
  FAULTS_OF_REQUEST.has(error?.extensions?.['code']);

/**
 * Whether the client asks for `application/graphql-response+json`, where a faulty query has status 400. In
 * `application/json` it has 200, since a proxy may answer in that type, too (GraphQL over HTTP, "application/json").
 */
const knowsResponseType = (request: HTTPGraphQLRequest | undefined): boolean =>
  request?.headers.get('accept')?.includes('application/graphql-response+json') === true;

export interface GraphQLOptions {
  readonly schema: GraphQLSchema;
  readonly contextOf: ContextOf;
  readonly log: Logger;
  readonly gate: Gate;
  /** Called with the HTTP status of the first error of an answer, which is sent with status 200. */
  readonly failed: (requestId: string, status: number) => void;
}

/** Registers POST and GET /graphql; gives what stops it. */
export async function registerGraphQL(app: FastifyInstance, options: GraphQLOptions): Promise<() => Promise<void>> {
  const { schema, contextOf, log } = options;
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationRules: VALIDATION_RULES,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      barpaPlugin(options),
      ...(armorPlugins as ApolloServerPlugin<Ctx>[]),
    ],
  });
  await apollo.start();
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: BODY_BYTES.design,
    // Headers like over REST, for refusals too.
    onRequest: (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    },
    preValidation: lookThrough(schema),
    errorHandler: sendGraphQLError,
    handler: fastifyApolloHandler(apollo, { context: whole(contextOf, schema, log) }),
  });
  return () => apollo.stop();
}
