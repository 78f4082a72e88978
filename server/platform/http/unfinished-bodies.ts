/**
 * The one watch over bodies that are arriving, of the app and of customers' sites alike: it looks at them every second,
 * apart from whoever reads them, and ends those that are too slow or of which one network sends too many.
 */
import { STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BODIES } from '#core/limits/limits.js';
import { addressKey, clientAddress } from './client-address.js';
import { bodiesToEnd, type BodyLimits, type EndReason, type OpenBody } from './open-bodies.js';

/** The answer to the sender of a body that is ended. */
export interface Refusal {
  readonly status: number;
  /** Name and value in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

export interface UnfinishedBodiesOptions {
  readonly refusalOf: (request: IncomingMessage, reason: EndReason) => Refusal;
  /** The customer's site that a request is for; null: it is for the app. */
  readonly siteOf: (request: IncomingMessage) => string | null;
  /** Others than the documented ones, for tests. */
  readonly limits?: Partial<BodyLimits> | undefined;
}

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When its head had come, and how many bytes the connection had brought by then. */
  readonly since: number;
  readonly bytesBefore: number;
  /** How long what had come was not read, in ms. */
  unreadMs: number;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

const isWhole = ({ request }: Watched): boolean => request.complete || request.socket.destroyed;

/** The key under which an address is counted. */
const networkOf = (request: IncomingMessage): string => addressKey(clientAddress(request));

export class UnfinishedBodies {
  private readonly limits: BodyLimits;
  private readonly watched = new Set<Watched>();
  private readonly timer: NodeJS.Timeout;
  private lookedAt = performance.now();

  constructor(private readonly options: UnfinishedBodiesOptions) {
    this.limits = { ...BODIES, ...options.limits };
    this.timer = setInterval(() => this.look(), this.limits.lookMs).unref();
  }

  around(listener: RequestListener): RequestListener {
    return (request, response) => {
      if (hasBody(request)) this.watch(request, response);
      listener(request, response);
    };
  }

  close(): void {
    clearInterval(this.timer);
    this.watched.clear();
  }

  /** A body that has arrived whole is found at the next look: for most bodies nothing else is ever done. */
  private watch(request: IncomingMessage, response: ServerResponse): void {
    const bytesBefore = request.socket.bytesRead;
    this.watched.add({ request, response, since: performance.now(), bytesBefore, unreadMs: 0 });
  }

  private look(): void {
    const now = performance.now();
    const bodies = [...this.watched].flatMap((watched) => {
      if (isWhole(watched)) this.watched.delete(watched);
      return isWhole(watched) ? [] : [this.measured(watched, now)];
    });
    this.lookedAt = now;
    if (bodies.length === 0) return;
    for (const [{ watched }, reason] of bodiesToEnd(bodies, this.limits)) this.end(watched, reason);
  }

  private measured(watched: Watched, now: number): OpenBody & { readonly watched: Watched } {
    const { request, since, bytesBefore } = watched;
    // The sender is not slow where it is we who do not read.
    if (request.readableLength > 0) watched.unreadMs += now - Math.max(this.lookedAt, since);
    return {
      watched,
      network: networkOf(request),
      site: this.options.siteOf(request),
      isInMemory: !/^multipart\//i.test(request.headers['content-type'] ?? ''),
      elapsedMs: now - since - watched.unreadMs,
      bytes: request.socket.bytesRead - bytesBefore,
    };
  }

  /**
   * Ends a request like Node ends one whose head is too slow: the answer goes to the connection itself. Whoever reads
   * the body sees a connection that has broken.
   */
  private end(watched: Watched, reason: EndReason): void {
    const { request, response } = watched;
    const { socket } = request;
    this.watched.delete(watched);
    // It has been answered already, or an earlier request of the connection has not.
    if (response.headersSent || response.socket !== socket || !socket.writable) return void socket.destroy();
    socket.end(bytesOf(this.options.refusalOf(request, reason)));
    destroyLater(socket, this.limits.lingerMs);
  }
}

/** At once, the answer might be lost: the system discards it where bytes arrive that nobody reads. */
function destroyLater(socket: Socket, ms: number): void {
  setTimeout(() => socket.destroy(), ms).unref();
}

function bytesOf({ status, headers, body }: Refusal): Buffer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at] ?? ''}: ${headers[at + 1] ?? ''}`);
  lines.push('connection: close', '', '');
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body]);
}
