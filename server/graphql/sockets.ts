/** Subscriptions at ws(s)://…/graphql in the graphql-transport-ws protocol. */
import type { Server } from 'node:http';
import {
  createSourceEventStream,
  execute,
  parse,
  specifiedRules,
  validate,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Ctx, Viewer } from '../platform/context.js';
import type { EventBus } from '../platform/events/bus.js';
import { concernsViewer } from '../platform/events/viewer-changed.js';
import type { Logger } from '../platform/log.js';
import { formatGraphQLError } from './errors.js';
import { armorProtection, assertAffordable, QUERY_LIMITS } from './limits.js';

/** A fresh context for a socket's token and address: at the start and again for every event. */
export type SocketContextOf = (token: string | null, ip: string) => Promise<Ctx>;

type Params = { readonly token?: unknown };

/** 4403: the client must take a fresh token before it connects again. */
const VIEWER_CHANGED = 4403;

/** 1012: events may have been missed (RFC 6455); the client comes back and reads what it shows again. */
const RESUMED = 1012;

interface SocketOptions {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly contextOf: SocketContextOf;
  readonly bus: EventBus;
  readonly log: Logger;
}

function tokenOf(params: Params | undefined): string | null {
  return typeof params?.token === 'string' ? params.token : null;
}

/** Each event is executed in its own context, so that nothing stale is read and the viewer is checked again. */
async function subscribeFresh(
  args: ExecutionArgs,
  fresh: () => Promise<Ctx>,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  return mapped(stream, async (event) => execute({ ...args, rootValue: event, contextValue: await fresh() }));
}

/** Not an async generator: its return() would wait for the next event, and a closed socket would listen until then. */
function mapped<Event, Result>(
  stream: AsyncIterable<Event>,
  map: (event: Event) => Promise<Result>,
): AsyncIterableIterator<Result> {
  const source = stream[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      const step = await source.next();
      return step.done ? { done: true, value: undefined } : { done: false, value: await map(step.value) };
    },
    return: async () => {
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}

function formatResult(result: ExecutionResult, log: Logger): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => formatGraphQLError(error.toJSON(), error, 'socket', log));
  return { ...result, errors: errors as unknown as readonly GraphQLError[] };
}

/** Serves the socket path on the HTTP server; the result closes every socket. */
export function serveSockets({ server, schema, contextOf, bus, log }: SocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: 64 * 1024 });
  const bySocket = new Map<object, { viewer: Viewer; close: () => void }>();
  const stopWatching = bus.on('viewer.changed', (change) => {
    for (const each of bySocket.values()) if (concernsViewer(change, each.viewer)) each.close();
  });
  const stopResuming = bus.onResumed(() => {
    for (const socket of sockets.clients) socket.close(RESUMED, 'Service restart');
  });
  const rules = [...specifiedRules, ...(armorProtection.validationRules ?? [])];
  const handler = useServer<Params>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async (connection) => {
        const { socket, request } = connection.extra;
        const ctx = await contextOf(tokenOf(connection.connectionParams), request.socket.remoteAddress ?? '');
        if (!ctx.viewer) return;
        bySocket.set(socket, { viewer: ctx.viewer, close: () => socket.close(VIEWER_CHANGED, 'Forbidden') });
        socket.once('close', () => bySocket.delete(socket));
      },
      onSubscribe: async (connection, _id, payload) => {
        const document = parse(payload.query, { maxTokens: QUERY_LIMITS.tokens });
        const faults = validate(schema, document, rules);
        if (faults.length > 0) return faults;
        assertAffordable(schema, document, payload.variables ?? {}, payload.operationName ?? undefined);
        const ip = connection.extra.request.socket.remoteAddress ?? '';
        const fresh = (): Promise<Ctx> => contextOf(tokenOf(connection.connectionParams), ip);
        const args: ExecutionArgs = {
          schema,
          document,
          operationName: payload.operationName ?? null,
          variableValues: payload.variables ?? {},
          contextValue: await fresh(),
        };
        return Object.assign(args, { fresh });
      },
      subscribe: (args) =>
        subscribeFresh(args, (args as ExecutionArgs & { fresh: () => Promise<Ctx> }).fresh) as ReturnType<
          typeof createSourceEventStream
        > as never,
      onNext: (_connection, _id, _payload, _args, result) => formatResult(result as ExecutionResult, log),
      onError: (_connection, _id, _payload, errors) =>
        errors.map((error) => formatGraphQLError(error.toJSON?.() ?? error, error, 'socket', log)),
    },
    sockets,
  );
  return async () => {
    stopWatching();
    stopResuming();
    await handler.dispose();
  };
}
