import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { DatabaseClock } from '../time/database-clock.js';
import { row } from '../db/rows.js';
import type { RunningRequests } from '../lifecycle/running-requests.js';
import { within } from '../lifecycle/within.js';

/** A database that does not answer by then is not there. Milliseconds. */
const ANSWER_MS = 2000;

const startedAt = process.hrtime.bigint();

function uptimeSeconds(): number {
  return Number((process.hrtime.bigint() - startedAt) / 1_000_000_000n);
}

export interface HealthOptions {
  readonly em: EntityManager;
  readonly version: string;
  readonly requests: Pick<RunningRequests, 'isStopping'>;
  readonly clock: Pick<DatabaseClock, 'difference'>;
}

/**
 * `/api/health` (and /live) touch nothing; `/api/health/ready` runs one cheap query on the database, and answers 503 as
 * soon as the process has received its signal to end.
 */
export function registerHealth(app: FastifyInstance, { em, version, requests, clock }: HealthOptions): void {
  const live = (): object => ({ status: 'ok', uptime: uptimeSeconds(), version });
  app.get('/api/health', live);
  app.get('/api/health/live', live);
  app.get('/api/health/ready', async (_request, reply) => {
    if (requests.isStopping) return reply.code(503).send({ ...live(), status: 'stopping' });
    try {
      await within(ANSWER_MS, row(em, 'select 1 as one'));
      const { differenceMs, isNotable } = clock.difference;
      return { ...live(), database: 'ok', clock: isNotable ? 'differs' : 'ok', clock_difference_ms: differenceMs };
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ ...live(), status: 'starting', database: 'unreachable' });
    }
  });
}
