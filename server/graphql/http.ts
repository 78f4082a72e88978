/** Apollo Server on Fastify at /graphql. */
import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Ctx } from '../platform/context.js';
import type { ContextOf } from '../platform/http/router.js';
import type { Logger } from '../platform/log.js';
import { formatGraphQLError } from './errors.js';
import { jitGateway } from './jit-executor.js';
import { armorProtection, assertAffordable, QUERY_LIMITS } from './limits.js';

/**
 * Refuses an operation that asks for too much before any resolver runs, and renders errors, which need the
 * request's id that only the context knows.
 */
function barpaPlugin(schema: GraphQLSchema, log: Logger): ApolloServerPlugin<Ctx> {
  const listener: GraphQLRequestListener<Ctx> = {
    didResolveOperation: async ({ document, request }) => {
      assertAffordable(schema, document, request.variables ?? {}, request.operationName);
    },
    willSendResponse: async ({ response, contextValue, errors }) => {
      if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
      const { singleResult } = response.body;
      const requestId = contextValue.requestId ?? '';
      singleResult.errors = singleResult.errors?.map((shown, index) =>
        formatGraphQLError(shown, errors?.[index] ?? shown, requestId, log),
      );
    },
  };
  return { requestDidStart: async () => listener };
}

/** Registers POST and GET /graphql; gives what stops it. */
export async function registerGraphQL(
  app: FastifyInstance,
  schema: GraphQLSchema,
  contextOf: ContextOf,
  log: Logger,
): Promise<() => Promise<void>> {
  const apollo = new ApolloServer<Ctx>({
    gateway: jitGateway(schema),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationRules: armorProtection.validationRules ?? [],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      barpaPlugin(schema, log),
      ...((armorProtection.plugins ?? []) as ApolloServerPlugin<Ctx>[]),
    ],
  });
  await apollo.start();
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: fastifyApolloHandler(apollo, { context: contextOf }),
  });
  return () => apollo.stop();
}
