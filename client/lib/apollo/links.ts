/** The links a request passes: errors → token → retries → HTTP, or the WebSocket for subscriptions. */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { EMPTY, from, switchMap, tap, throwError } from 'rxjs';
import { SOCKET_CLOSE } from '#core/limits/limits.js';
import { codeOf } from '../errors.js';
import { noteAnswer } from '../server-clock.js';
import { renewedToken } from '../session/renewed-token.js';
import { session } from '../session/session.js';
import { profileLink } from './profile-link.js';
import { retryLink } from './retry-link.js';
import { backOff, type Connection, connectionOf, heartbeat } from './socket-life.js';

const ENDPOINT = '/graphql';

/** The values that the links keep in an operation's context. */
interface CallContext {
  readonly token?: string | null;
  readonly headers?: Record<string, string>;
}

function isRefusedToken(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((fault) => codeOf(fault.extensions) === 'UNAUTHORIZED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** A new token that is refused as well: the session is over, whatever the reason. */
const SECOND_REFUSAL = {
  next: (result: ApolloLink.Result) => {
    if (result.errors?.some((fault) => codeOf(fault.extensions) === 'UNAUTHORIZED'))
      session.clear('TOKEN_REFRESH_FAILED');
  },
  error: (again: unknown) => {
    if (isRefusedToken(again)) session.clear('TOKEN_REFRESH_FAILED');
  },
};

/**
 * On a refused token: one refresh, shared by concurrent calls, and one repetition. Without a sent token there is
 * nothing to renew, and a second refusal ends the session; a refresh without an answer does not.
 */
const errorLink = new ErrorLink(({ error, operation, forward }) => {
  if (!isRefusedToken(error)) return undefined;
  const { token } = operation.getContext() as CallContext;
  return from(renewedToken(token ?? null)).pipe(
    switchMap((fresh) => (fresh === null ? throwError(() => error) : forward(operation).pipe(tap(SECOND_REFUSAL)))),
  );
});

const authLink = new SetContextLink(async (previous) => {
  const { headers } = previous as CallContext;
  const isProtected = session.getSnapshot().status !== 'guest';
  const token = await session.tokenForCall(isProtected);
  return token === null ? { token } : { token, headers: { ...headers, authorization: `Bearer ${token}` } };
});

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${ENDPOINT}`;
}

function closeCode(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'code' in event ? event.code : null;
}

const alive = heartbeat(() => socket.terminate());
const pauses = backOff();

/**
 * One socket for all subscriptions; it opens with the first, fetches a fresh token each time, and always reconnects.
 */
export const socket: Client = createClient({
  url: socketUrl,
  lazy: true,
  retryAttempts: Infinity,
  retryWait: pauses.wait,
  shouldRetry: () => session.getSnapshot().status !== 'guest',
  connectionParams: async () => {
    const token = await session.tokenForCall(true);
    return token === null ? {} : { token };
  },
  keepAlive: alive.keepAlive ?? 0,
  on: {
    ...alive.on,
    connected: pauses.connected,
    closed: (event) => {
      alive.on?.closed?.(event);
      void afterSocketClose(event);
    },
  },
});

export const connection: Connection = connectionOf(socket);

/**
 * The server closes with `viewerChanged` when the viewer was banned, got another role or ended the session, and for an
 * invalid token. A session that continues gets a token with its new rights; one that was ended is cleared at once, not
 * with the next call.
 */
export async function afterSocketClose(event: unknown): Promise<void> {
  if (closeCode(event) !== SOCKET_CLOSE.viewerChanged || session.getSnapshot().status === 'guest') return;
  await session.refresh(session.currentToken()).catch((error: unknown) => {
    console.warn('session: the tokens could not be renewed yet', error);
  });
}

const guestAlive = heartbeat(() => guestSocket.terminate());
const guestPauses = backOff();

/** Sends no token, so that signing in opens another socket; only public data is sent over it. */
const guestSocket: Client = createClient({
  url: socketUrl,
  lazy: true,
  retryAttempts: Infinity,
  retryWait: guestPauses.wait,
  // It has no token that another one could replace.
  shouldRetry: (event) => closeCode(event) !== SOCKET_CLOSE.viewerChanged,
  keepAlive: guestAlive.keepAlive ?? 0,
  on: { ...guestAlive.on, connected: guestPauses.connected },
});
const guestLink = new GraphQLWsLink(guestSocket);

/** Subscriptions that need no sign-in. */
const PUBLIC: ReadonlySet<string | undefined> = new Set(['PlatformModeChanged']);

/** A subscription without a signed-in user would only be refused: it stays silent instead, unless it is public. */
const guestGate = new ApolloLink((operation, forward) => {
  if (session.getSnapshot().status !== 'guest') return forward(operation);
  return PUBLIC.has(operation.operationName) ? guestLink.request(operation) : EMPTY;
});

const timedFetch: typeof fetch = async (input, init) => noteAnswer(await fetch(input, init));

const http = ApolloLink.from([
  errorLink,
  authLink,
  profileLink,
  retryLink,
  new HttpLink({ uri: ENDPOINT, credentials: 'include', fetch: timedFetch }),
]);
const live = ApolloLink.from([guestGate, new GraphQLWsLink(socket)]);

export const link = ApolloLink.split(
  (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
  live,
  http,
);
