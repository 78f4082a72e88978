/** The requests that are being answered over HTTP and sockets, so that the process can end without breaking one. */
import type { Server } from 'node:http';
import { setImmediate as polled, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from '../log/log.js';
import { DeadlineError, within } from './within.js';

/**
 * Counts a request from its head until its answer has left, and, where the client has gone away before, until its
 * handler has ended: it may be writing.
 */
export class RunningRequests {
  private readonly running = new Set<object>();
  private readonly answered = new WeakSet<FastifyReply>();
  private waiting: (() => void)[] = [];
  private stopping = false;
  private closing = false;

  /** Hooks into every route; call it before anything is registered. */
  constructor(app: FastifyInstance) {
    app.addHook('onRequest', (_request, reply, done) => {
      this.running.add(reply);
      reply.raw.once('close', () => {
        if (this.answered.has(reply) || reply.sent) this.end(reply);
      });
      done();
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.closing) reply.header('connection', 'close');
      this.answered.add(reply);
      if (reply.raw.closed) this.end(reply);
      done();
    });
  }

  get size(): number {
    return this.running.size;
  }

  /** The process is about to end; requests are still accepted. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Each answer ends its connection. */
  get isClosing(): boolean {
    return this.closing;
  }

  announceStop(): void {
    this.stopping = true;
  }

  /**
   * From now on each answer ends its connection, so that proxies open their next one elsewhere. Not before the process
   * has stopped listening: they would open it here, and closing a listener resets connections that it has not accepted.
   */
  closeConnections(): void {
    this.closing = true;
  }

  /** Resolves as soon as nothing runs. */
  idle(): Promise<void> {
    if (this.running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Counts work that came in another way than by HTTP; the result says that it has ended. */
  begin(): () => void {
    const work = {};
    this.running.add(work);
    return () => this.end(work);
  }

  private end(work: object): void {
    if (!this.running.delete(work)) return;
    if (this.running.size > 0) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** So many connections may wait to be accepted. */
const MOST_TURNS = 1000;

interface DrainOptions {
  readonly listener: {
    readonly server: Server;
    readonly countConnections: () => Promise<number>;
    /** Accepts nothing more, and leaves connections as they are. */
    readonly stopListening: () => void;
  };
  readonly requests: RunningRequests;
  /** Stops taking jobs, and resolves when those under way have ended. */
  readonly stopJobs: () => Promise<unknown>;
  /** How long connections are kept on which a proxy may be sending its next request. */
  readonly lingerMs: number;
  /** How long requests and jobs may take to finish. */
  readonly limitMs: number;
  readonly log: Logger;
}

/**
 * Resolves as soon as the event loop, which accepts one connection a turn, has found none waiting: closing resets those
 * that it has not accepted.
 */
async function acceptAll(server: Server): Promise<void> {
  let accepted = 0;
  const count = (): void => void (accepted += 1);
  server.on('connection', count);
  for (let turn = 0, before = -1; turn < MOST_TURNS && accepted > before; turn += 1) {
    before = accepted;
    await polled();
  }
  server.off('connection', count);
}

/** Stops listening and lets requests and jobs finish; any that still run after `limitMs` are aborted. Never throws. */
export async function drain(options: DrainOptions): Promise<void> {
  const { listener, requests, stopJobs, lingerMs, limitMs, log } = options;
  const { server } = listener;
  requests.announceStop();
  await acceptAll(server);
  listener.stopListening();
  requests.closeConnections();
  const hasConnections = (await listener.countConnections()) > 0;
  const lingered = hasConnections ? pause(lingerMs) : Promise.resolve();
  const finished = Promise.all([lingered.then(() => requests.idle()), stopJobs()]);
  await within(limitMs, finished).catch((error: unknown) => {
    if (error instanceof DeadlineError) log.warn({ requests: requests.size }, 'work was cut at the shutdown deadline');
    else log.error({ err: error }, 'the job queue could not be stopped');
  });
  await polled();
  server.closeAllConnections();
}
