/**
 * `GET /api/monitoring` for a program that watches the platform from outside: a token of its own instead of a session,
 * so that it works while the database, which knows the sessions, is what is broken. 503 where something is bad.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../core/errors/errors.js';
import { HEALTH } from '../../../../core/limits/limits.js';
import type { Ctx } from '../../../platform/context.js';
import { addressKey, clientAddress } from '../../../platform/http/client-address.js';
import { sendError } from '../../../platform/http/rest/router.js';
import { readHealth } from './health.service.js';

const BEARER = /^Bearer +(\S{1,512})$/i;
const WINDOW_MS = 60_000;
/** Clients that are remembered at a time; beyond it all are forgotten together, rather than memory being filled. */
const MOST_CLIENTS = 10_000;

/** Counts in this process alone: the shared counters need the database. */
class Minute {
  private counts = new Map<string, number>();
  private until = 0;

  /** False where `key` has used up its calls of this minute. */
  take(key: string, most: number): boolean {
    const now = performance.now();
    if (now >= this.until || this.counts.size >= MOST_CLIENTS) {
      this.counts = new Map();
      this.until = now + WINDOW_MS;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= most;
  }

  /** Whole seconds until the next one. */
  get rest(): number {
    return Math.max(1, Math.ceil((this.until - performance.now()) / 1000));
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface MonitoringOptions {
  /** Null: there is no such address. */
  readonly token: string | null;
  readonly context: (requestId: string) => Ctx;
}

/** Registers the address; the platform's mode does not close it. */
export function registerMonitoring(app: FastifyInstance, { token, context }: MonitoringOptions): void {
  const expected = token === null ? null : digest(token);
  const wrong = new Minute();
  const right = new Minute();

  const admit = (request: FastifyRequest): void => {
    if (!expected) throw new AppError('NOT_FOUND');
    const given = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Digests are of one length, and compared in a time that does not depend on them.
    const isRight = timingSafeEqual(digest(given), expected);
    const mayCall = isRight
      ? right.take('', HEALTH.rightTokens)
      : wrong.take(addressKey(clientAddress(request.raw)), HEALTH.wrongTokens);
    const { rest } = isRight ? right : wrong;
    if (!mayCall) throw new AppError('RATE_LIMITED', { details: { retryAfterSeconds: rest } });
    if (!isRight) throw new AppError('UNAUTHORIZED');
  };

  app.get('/api/monitoring', async (request, reply): Promise<FastifyReply> => {
    try {
      admit(request);
      const { checkedAt, checks } = await readHealth(context(request.id));
      const isBad = checks.some(({ fault }) => fault !== null);
      void reply.header('cache-control', 'no-store').code(isBad ? 503 : 200);
      return await reply.send({
        status: isBad ? 'bad' : 'ok',
        checked_at: checkedAt,
        checks: checks.map(({ check, fault, since, ms, figures }) => ({
          check,
          status: fault ?? 'ok',
          since,
          ms,
          ...Object.fromEntries(figures.map(({ name, value }) => [snakeCase(name), value])),
        })),
      });
    } catch (error) {
      return sendError(request, reply, error);
    }
  });
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
