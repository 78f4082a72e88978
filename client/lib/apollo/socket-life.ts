/** Keeping the one socket alive: detecting that it is gone, reconnecting, and notifying those that must refetch. */
import type { Client, ClientOptions } from 'graphql-ws';

/** How often the server is pinged, ms. A phone that changes its network loses the connection silently. */
const PING_MS = 15_000;
const PONG_MS = 5000;
const WAIT = { baseMs: 1000, maxMs: 30_000 } as const;

/** Pauses 1, 2, 4 … 30 s with jitter between two tries; being online again ends a pause at once. */
export function waitToReconnect(retries: number): Promise<void> {
  const pause = Math.min(WAIT.baseMs * 2 ** Math.min(retries, 10), WAIT.maxMs) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    addEventListener('online', done);
  });
}

/** A connection that is lost again sooner was not worth more than a failed try, ms. */
const STEADY_MS = 60_000;

/**
 * The delays of one socket. graphql-ws starts them anew with every confirmed connection; a server that confirms and
 * closes again (a limit was reached, events were missed) must not be called every second.
 */
export function backOff(): { readonly wait: (retries: number) => Promise<void>; readonly connected: () => void } {
  let shortLived = 0;
  let connectedAt = -Infinity;
  return {
    connected: () => (connectedAt = performance.now()),
    wait: (retries) => {
      if (retries === 0) shortLived = performance.now() - connectedAt < STEADY_MS ? shortLived + 1 : 0;
      return waitToReconnect(retries + Math.max(shortLived - 1, 0));
    },
  };
}

/** `terminate` is called where a ping has no answer; the client then connects anew by itself. */
export function heartbeat(terminate: () => void): Pick<ClientOptions, 'keepAlive' | 'on'> {
  let silence: ReturnType<typeof setTimeout> | undefined;
  return {
    keepAlive: PING_MS,
    on: {
      ping: (received) => {
        if (!received) silence = setTimeout(terminate, PONG_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
      closed: () => clearTimeout(silence),
    },
  };
}

/**
 * After the socket is open, ms: the subscriptions are open by then, so that nothing is missed between reading and
 * listening; and a restarted server does not get all requests at the same time.
 */
const CATCH_UP = { leastMs: 300, spreadMs: 1200 } as const;

/** Notifies hooks with live data when to refetch: events while the socket was not open are not sent again. */
export interface Connection {
  /** Calls `work` each time the socket opens after a time in which it was not open. Gives the way to stop. */
  readonly onOpened: (work: () => void) => () => void;
}

/** Follows the socket from its beginning, so call it where the socket is made. */
export function connectionOf(socket: Pick<Client, 'on'>): Connection {
  let open = false;
  socket.on('connected', () => (open = true));
  socket.on('closed', () => (open = false));
  return {
    onOpened: (work) => {
      let missed = !open;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stops = [
        socket.on('closed', () => {
          missed = true;
          clearTimeout(timer);
        }),
        socket.on('connected', () => {
          if (!missed) return;
          missed = false;
          timer = setTimeout(work, CATCH_UP.leastMs + Math.random() * CATCH_UP.spreadMs);
        }),
      ];
      return () => {
        clearTimeout(timer);
        stops.forEach((stop) => stop());
      };
    },
  };
}
