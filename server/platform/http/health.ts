import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { row } from '../db/rows.js';

const startedAt = process.hrtime.bigint();

function uptimeSeconds(): number {
  return Number((process.hrtime.bigint() - startedAt) / 1_000_000_000n);
}

/** `/api/health` (and /live) touch nothing; `/api/health/ready` asks the database one cheap question. */
export function registerHealth(app: FastifyInstance, em: EntityManager, version: string): void {
  const live = (): object => ({ status: 'ok', uptime: uptimeSeconds(), version });
  app.get('/api/health', live);
  app.get('/api/health/live', live);
  app.get('/api/health/ready', async (_request, reply) => {
    try {
      await row(em, 'select 1 as one');
      return { ...live(), database: 'ok' };
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ ...live(), status: 'starting', database: 'unreachable' });
    }
  });
}
