/** Subscriptions at ws(s)://…/graphql in the graphql-transport-ws protocol. */
import type { Server } from 'node:http';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
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
import { AppError } from '../../core/errors.js';
import type { Ctx, Viewer } from '../platform/context.js';
import type { EventBus } from '../platform/events/bus.js';
import { concernsViewer } from '../platform/events/viewer-changed.js';
import { registerGauge } from '../platform/gauges.js';
import type { Gate } from '../platform/gate.js';
import type { Logger } from '../platform/log.js';
import { formatGraphQLError } from './errors.js';
import { armorProtection, assertAffordable, QUERY_LIMITS } from './limits.js';
import { rootFields } from './root-fields.js';
import { executedOnce, isShared } from './shared-events.js';

/** A fresh context for a socket's token and address: at the start and again for every event. */
export type SocketContextOf = (token: string | null, ip: string) => Promise<Ctx>;

type Params = { readonly token?: unknown };

/** 4403: the client must take a fresh token before it connects again. */
const VIEWER_CHANGED = 4403;

/** 1012: events may have been missed (RFC 6455); the client comes back and reads what it shows again. */
const RESUMED = 1012;

/** What a subscription carries beside its arguments. */
interface Own {
  readonly fresh: () => Promise<Ctx>;
  /** The subscription's text where its events say the same to everybody. */
  readonly sharedAs: string | null;
}

interface SocketOptions {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly contextOf: SocketContextOf;
  readonly bus: EventBus;
  readonly log: Logger;
  readonly gate: Gate;
}

function tokenOf(params: Params | undefined): string | null {
  return typeof params?.token === 'string' ? params.token : null;
}

/** Each event is executed in its own context, so that nothing stale is read and the viewer is checked again. */
async function subscribeFresh(
  args: ExecutionArgs,
  { fresh, sharedAs }: Own,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const executed = async (event: unknown, contextValue: unknown): Promise<ExecutionResult> =>
    execute({ ...args, rootValue: event, contextValue });
  return mapped(stream, async (event) =>
    sharedAs !== null && typeof event === 'object' && event !== null
      ? executedOnce(event, sharedAs, () => executed(event, args.contextValue))
      : executed(event, await fresh()),
  );
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

/** Of the gate; anything else closes the socket, as it did. */
function refusal(error: unknown): GraphQLError {
  if (!(error instanceof AppError)) throw error;
  return new GraphQLError(error.message, { originalError: error });
}

function formatResult(result: ExecutionResult, log: Logger): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => formatGraphQLError(error.toJSON(), error, 'socket', log));
  return { ...result, errors: errors as unknown as readonly GraphQLError[] };
}

/** Serves the socket path on the HTTP server; the result closes every socket. */
export function serveSockets({ server, schema, contextOf, bus, log, gate }: SocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: 64 * 1024 });
  registerGauge(bus, 'sockets', () => sockets.clients.size);
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
        const operation = getOperationAST(document, payload.operationName);
        const asked = operation ? rootFields(document, operation) : [];
        const refused = await gate(args.contextValue as Ctx, asked).catch(refusal);
        if (refused) return [refused];
        const hasInputs = Object.keys(payload.variables ?? {}).length > 0;
        const own: Own = { fresh, sharedAs: isShared(asked) && !hasInputs ? payload.query : null };
        return Object.assign(args, own);
      },
      subscribe: (args) =>
        subscribeFresh(args, args as ExecutionArgs & Own) as ReturnType<typeof createSourceEventStream> as never,
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
