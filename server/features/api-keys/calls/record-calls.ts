import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#platform/context.js';
import type { ContextOf } from '#platform/http/rest/router.js';
import type { Gate } from '#platform/limits/gate.js';
import { CallLog } from './call-log.js';
import { writeCalls } from './calls.queries.js';

export interface CallRecorder {
  /** Makes contexts, and begins the record of each call that shows a key. */
  readonly contextOf: ContextOf;
  /** Learns what a call is for. */
  readonly gate: Gate;
  /** Learns the status of the error in a GraphQL answer. */
  readonly failed: (requestId: string, status: number) => void;
  readonly close: () => Promise<void>;
}

/** Records the calls of keys over HTTP; before any route is registered, since hooks count for later routes alone. */
export function recordCalls(
  app: FastifyInstance,
  services: AppServices,
  em: EntityManager,
  contextOf: ContextOf,
): CallRecorder {
  const log = new CallLog({
    write: (calls) => writeCalls(em.fork(), calls),
    onFault: (error) => services.faults.note('calls of API keys', error),
  });
  app.addHook('onResponse', (request, reply, done) => {
    log.end(request.id, reply.statusCode, reply.elapsedTime);
    done();
  });
  return {
    contextOf: async (request, reply, byBrowser) => {
      const ctx = await contextOf(request, reply, byBrowser);
      const { viewer, clock } = ctx;
      if (viewer?.key) log.begin(request.id, { keyId: viewer.sessionId, operation: 'GraphQL', calledAt: clock.now() });
      return ctx;
    },
    gate: async ({ requestId }, requested) => log.name(requestId, requested),
    failed: (requestId, status) => log.fail(requestId, status),
    close: () => log.close(),
  };
}
