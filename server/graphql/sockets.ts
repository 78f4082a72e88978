/** Subscriptions at ws(s)://…/graphql in the graphql-transport-ws protocol. */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { AppError } from '../../core/errors.js';
import type { Ctx, Viewer } from '../platform/context.js';
import type { EventBus } from '../platform/events/bus.js';
import { concernsViewer } from '../platform/events/viewer-changed.js';
import { registerGauge } from '../platform/gauges.js';
import type { Gate } from '../platform/gate.js';
import type { Logger } from '../platform/log.js';
import { isDocument, readDocuments, type Documents } from './documents.js';
import { formatGraphQLError } from './errors.js';
import { assertAffordable } from './limits.js';
import { rootFields, typesInside } from './root-fields.js';
import { isShared, SharedEvents, type SharedListener, type Subscribed } from './shared-events.js';

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
  /** Where its events say the same to everybody: by what they are told apart, and who listens. */
  readonly shared: { readonly key: string; readonly listener: SharedListener } | null;
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
async function subscribeFresh(args: ExecutionArgs, fresh: Own['fresh']): Promise<Subscribed> {
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

/**
 * Null for a key that is none: 4403, as for a session that has ended. Anything else closes the socket as what it is.
 */
function keyRefused(error: unknown): null {
  if (error instanceof AppError && error.code === 'API_KEY_INVALID') return null;
  throw error;
}

/** Of the gate; anything else closes the socket, as it did. */
function refusal(error: unknown): GraphQLError {
  if (!(error instanceof AppError)) throw error;
  return new GraphQLError(error.message, { originalError: error });
}

/** What is asked for, or why it cannot be run: it is refused by itself, and the others of its socket go on. */
function readAsked(
  schema: GraphQLSchema,
  documents: Documents,
  { query, variables, operationName }: SubscribePayload,
): ReturnType<Documents> {
  const document = documents(query);
  if (!isDocument(document)) return document;
  if (!getOperationAST(document, operationName))
    return [new GraphQLError('There is no such operation.', { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } })];
  try {
    assertAffordable(schema, document, variables ?? {}, operationName ?? undefined);
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** The root fields that an operation asks for, or why the gate does not let it through. */
async function admitted(gate: Gate, args: ExecutionArgs): Promise<readonly string[] | GraphQLError> {
  const { schema, document, operationName, contextValue } = args;
  const operation = getOperationAST(document, operationName);
  const asked = operation ? rootFields(document, operation) : [];
  const inside = (): readonly string[] => (operation ? typesInside(schema, document, operation) : []);
  return gate(contextValue as Ctx, asked, inside).then(() => asked, refusal);
}

function formatResult(result: ExecutionResult, log: Logger): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => formatGraphQLError(error.toJSON(), error, 'socket', log));
  return { ...result, errors: errors as unknown as readonly GraphQLError[] };
}

/** Past `ws`, which writes each of its own messages in one go and, as nothing is compressed, at once. */
function sendFrame(socket: WebSocket, stream: Duplex, frame: Buffer): void {
  if (socket.readyState === socket.OPEN) stream.write(frame);
}

/** Serves the socket path on the HTTP server; the result closes every socket. */
export function serveSockets({ server, schema, contextOf, bus, log, gate }: SocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({
    server,
    path: '/graphql',
    maxPayload: 64 * 1024,
    // Shared frames are written past it.
    perMessageDeflate: false,
  });
  registerGauge(bus, 'sockets', () => sockets.clients.size);
  const bySocket = new Map<object, { viewer: Viewer; close: () => void }>();
  const stopWatching = bus.on('viewer.changed', (change) => {
    for (const each of bySocket.values()) if (concernsViewer(change, each.viewer)) each.close();
  });
  const stopResuming = bus.onResumed(() => {
    for (const socket of sockets.clients) socket.close(RESUMED, 'Service restart');
  });
  const shared = new SharedEvents((result) => formatResult(result, log));
  const documents = readDocuments(schema);
  const handler = useServer<Params>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async (connection) => {
        const { socket, request } = connection.extra;
        const token = tokenOf(connection.connectionParams);
        const ctx = await contextOf(token, request.socket.remoteAddress ?? '').catch(keyRefused);
        if (!ctx) return false;
        if (!ctx.viewer) return;
        bySocket.set(socket, { viewer: ctx.viewer, close: () => socket.close(VIEWER_CHANGED, 'Forbidden') });
        socket.once('close', () => bySocket.delete(socket));
      },
      onSubscribe: async (connection, id, payload) => {
        const document = readAsked(schema, documents, payload);
        if (!isDocument(document)) return document;
        const { socket, request } = connection.extra;
        const ip = request.socket.remoteAddress ?? '';
        const fresh = (): Promise<Ctx> => contextOf(tokenOf(connection.connectionParams), ip);
        const args: ExecutionArgs = {
          schema,
          document,
          operationName: payload.operationName ?? null,
          variableValues: payload.variables ?? {},
          contextValue: await fresh(),
        };
        const asked = await admitted(gate, args);
        if (asked instanceof GraphQLError) return [asked];
        const hasInputs = Object.keys(payload.variables ?? {}).length > 0;
        const key = JSON.stringify([payload.query, args.operationName]);
        const listener: SharedListener = { id, send: (frame) => sendFrame(socket, request.socket, frame) };
        const own: Own = { fresh, shared: isShared(asked) && !hasInputs ? { key, listener } : null };
        return Object.assign(args, own);
      },
      subscribe: (args) => {
        const own = args as ExecutionArgs & Own;
        const { key, listener } = own.shared ?? {};
        return (key && listener ? shared.join(args, key, listener) : subscribeFresh(args, own.fresh)) as never;
      },
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
