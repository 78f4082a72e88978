/** graphql-transport-ws: who connects, which operations are allowed, and how events are evaluated. */
import {
  execute,
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { makeServer, type Server, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import { AppError } from '#core/errors/errors.js';
import { SOCKET_CLOSE } from '#core/limits/limits.js';
import type { ContextFactory } from '#server/context.js';
import type { AppServices, Ctx } from '#platform/context.js';
import type { Gate } from '#platform/limits/gate.js';
import { newId } from '#platform/id.js';
import type { RunningRequests } from '#platform/lifecycle/running-requests.js';
import { isDocument, readDocuments } from './documents.js';
import type { Rendering } from './errors.js';
import { isShared, SharedResults, subscribeWith } from './event-results.js';
import { admitted, faultOf, formatErrors, formatResult, readOperation, refusal } from './socket-operations.js';
import type { ConnectionCount, Peer, SocketLimits } from './socket-peer.js';

type Params = { readonly token?: unknown };

/** A subscription that has been admitted. */
interface Prepared extends ExecutionArgs {
  readonly contextValue: Ctx;
  readonly peer: Peer;
  /** Says that a query or mutation has been answered; subscriptions are not waited for. */
  readonly done: () => void;
  /** The key of operations whose events are the same for every viewer; null for all others. */
  readonly shared: string | null;
}

export interface ProtocolOptions {
  readonly schema: GraphQLSchema;
  readonly services: AppServices;
  readonly contexts: ContextFactory;
  readonly gate: Gate;
  readonly limits: SocketLimits;
  /** Connections of each signed-in user. */
  readonly viewers: ConnectionCount;
  /** Counts queries and mutations, so that the process ends when they are answered. */
  readonly requests: Pick<RunningRequests, 'begin'>;
}

/** The answer to an operation whose connection has been closed; it is not sent. */
const CLOSED = new GraphQLError('The connection is closed.', { extensions: { code: 'BAD_REQUEST' } });
const EMPTY: ExecutionResult = { data: null };

/** Why a connection ends where one of its calls failed: the token is no longer valid, or the client may try later. */
function closingOf(error: unknown): readonly [number, string] {
  const code = error instanceof AppError ? error.code : null;
  if (code === 'API_KEY_INVALID' || code === 'UNAUTHORIZED') return [SOCKET_CLOSE.viewerChanged, 'Forbidden'];
  return [SOCKET_CLOSE.tryAgain, code === 'RATE_LIMITED' ? 'Too many requests' : 'Try again later'];
}

/** The request id of each operation, by its payload: the library hands the same object to each of its hooks. */
const requestIds = new WeakMap<SubscribePayload, string>();

function requestIdOf(payload: SubscribePayload): string {
  const requestId = requestIds.get(payload) ?? newId();
  requestIds.set(payload, requestId);
  return requestId;
}

function refused(errors: readonly GraphQLError[], done: () => void): readonly GraphQLError[] {
  done();
  return errors;
}

class Protocol {
  private readonly documents;
  private readonly results = new SharedResults();

  constructor(private readonly options: ProtocolOptions) {
    this.documents = readDocuments(options.schema);
  }

  /** For the start of a connection or operation, and anew for every event, so that nothing stale is read. */
  private fresh({ token, address }: Peer, requestId: string): Promise<Ctx> {
    return this.options.contexts.ofSocket(token, address, requestId);
  }

  /** Ends the connection of a call that failed; its client connects again and reads anew. */
  private fail(peer: Peer, error: unknown): void {
    if (!(error instanceof AppError)) this.options.services.faults.note('socket', error);
    peer.close(...closingOf(error));
  }

  async connect(peer: Peer, params: Params | undefined): Promise<boolean> {
    const { services, viewers } = this.options;
    try {
      await services.limits.take('socket', peer.addressKey);
      peer.token = typeof params?.token === 'string' ? params.token : null;
      const { viewer } = await this.fresh(peer, newId());
      // A peer that has left meanwhile is not counted: the count would never be decreased.
      if (!viewer || !peer.isOpen) return true;
      if (viewers.isFull(viewer.userId)) throw new AppError('RATE_LIMITED');
      viewers.add(viewer.userId);
      peer.viewer = viewer;
      return true;
    } catch (error) {
      this.fail(peer, error);
      return false;
    }
  }

  async prepare(peer: Peer, payload: SubscribePayload): Promise<Prepared | readonly GraphQLError[]> {
    const done = this.options.requests.begin();
    try {
      const document = readOperation(this.options.schema, this.documents, payload);
      const prepared = isDocument(document) ? await this.admit(peer, payload, document) : document;
      if (!('document' in prepared)) return refused(prepared, done);
      if (getOperationAST(prepared.document, prepared.operationName)?.operation === 'subscription') done();
      return { ...prepared, done };
    } catch (error) {
      this.fail(peer, error);
      return refused([CLOSED], done);
    }
  }

  private async admit(
    peer: Peer,
    payload: SubscribePayload,
    document: ExecutionArgs['document'],
  ): Promise<Omit<Prepared, 'done'> | readonly GraphQLError[]> {
    const { schema, services, gate } = this.options;
    const { query, operationName, variables } = payload;
    const contextValue = await this.fresh(peer, requestIdOf(payload));
    await services.limits.take('socket', contextValue.viewer?.userId ?? peer.addressKey);
    const variableValues = variables ?? {};
    const args = { schema, document, operationName: operationName ?? null, variableValues, contextValue };
    const fields = await admitted(gate, args);
    if (fields instanceof GraphQLError) return [fields];
    const isSame = isShared(fields) && Object.keys(variableValues).length === 0;
    return { ...args, peer, shared: isSame ? JSON.stringify([query, args.operationName]) : null };
  }

  subscribe(args: Prepared): ReturnType<typeof subscribeWith> {
    return subscribeWith(args, (event) => this.evaluate(args, event));
  }

  /** A query or mutation. Its answer is given to the socket before anything else that waits for its end. */
  async answer(args: Prepared): Promise<ExecutionResult> {
    try {
      return await execute(args);
    } finally {
      args.done();
    }
  }

  /** Never throws: an event that cannot be evaluated ends its connection, and with it the subscription. */
  private async evaluate(args: Prepared, event: unknown): Promise<ExecutionResult> {
    if (!args.peer.isOpen) return EMPTY;
    try {
      const result = await (args.shared === null
        ? this.execute(args, event, await this.fresh(args.peer, args.contextValue.requestId))
        : this.results.of(event as object, args.shared, () => this.execute(args, event, args.contextValue)));
      const fault = faultOf(result);
      if (fault) throw fault;
      return result;
    } catch (error) {
      this.fail(args.peer, error);
      return EMPTY;
    }
  }

  private async execute(args: Prepared, rootValue: unknown, contextValue: unknown): Promise<ExecutionResult> {
    return execute({ ...args, rootValue, contextValue });
  }
}

/** Serves connections that are handed to `opened`, each with its peer. */
export function createSocketProtocol(options: ProtocolOptions): Server<Peer> {
  const protocol = new Protocol(options);
  const { limits, services, schema } = options;
  const renderingOf = (payload: SubscribePayload): Rendering => ({
    schema,
    requestId: requestIdOf(payload),
    log: services.log,
  });
  const hooks: ServerOptions<Params, Peer> = {
    connectionInitWaitTimeout: limits.initMs,
    onConnect: ({ connectionParams, extra }) => protocol.connect(extra, connectionParams),
    onSubscribe: ({ subscriptions, extra }, _id, payload) =>
      Object.keys(subscriptions).length > limits.operations
        ? [refusal(new AppError('RATE_LIMITED'))]
        : protocol.prepare(extra, payload),
    execute: (args) => protocol.answer(args as Prepared),
    subscribe: (args) => protocol.subscribe(args as Prepared) as never,
    onNext: (_connection, _id, payload, _args, result) => formatResult(result as ExecutionResult, renderingOf(payload)),
    onError: (_connection, _id, payload, errors) => formatErrors(errors, renderingOf(payload)),
    // Streams of events end by themselves only where more came than their reader took.
    onComplete: ({ subscriptions, extra }, id) => {
      if (subscriptions[id]) extra.close(SOCKET_CLOSE.tryAgain, 'Events were missed');
    },
  };
  return makeServer(hooks);
}
