/**
 * `GET /api/monitoring` for a program that watches the platform from outside: a token of its own instead of a session,
 * so that it works while the database, which knows the sessions, is what is broken. 503 where something is bad.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { addressKey, clientAddress } from '#platform/http/client-address.js';
import { sendError } from '#platform/http/rest/router.js';
import { readHealth } from './health.service.js';

const BEARER = /^Bearer +(\S{1,512})$/i;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface MonitoringOptions {
  /** Null: there is no such address. */
  readonly token: string | null;
  readonly context: (requestId: string) => Ctx;
}

/** Registers the address; the platform's mode does not close it. */
export function registerMonitoring(app: FastifyInstance, { token, context }: MonitoringOptions): void {
  const expected = token === null ? null : digest(token);

  const admit = async ({ limits }: Ctx, { headers, raw }: FastifyRequest): Promise<void> => {
    if (!expected) throw new AppError('NOT_FOUND');
    const given = BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
    // Digests are of one length, and compared in a time that does not depend on them.
    if (timingSafeEqual(digest(given), expected)) return limits.take('monitoring', '');
    await limits.take('monitoringGuess', addressKey(clientAddress(raw)));
    throw new AppError('UNAUTHORIZED');
  };

  app.get('/api/monitoring', async (request, reply): Promise<FastifyReply> => {
    try {
      const ctx = context(request.id);
      await admit(ctx, request);
      const { checkedAt, checks } = await readHealth(ctx);
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
