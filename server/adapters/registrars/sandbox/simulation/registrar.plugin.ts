/** A simulated registrar: `POST {prefix}/acts` registers, renews, and returns transfer codes, all on this machine. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.js';
import type { RegistrarStore } from './registrar.store.js';

const actSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
  kind: z.enum(['register', 'renew', 'transfer_code']),
  nicHandle: z.string().max(40).nullable(),
});

interface Options {
  readonly registrar: RegistrarStore;
  readonly clock: Clock;
}

export async function registrarPlugin(scope: FastifyInstance, { registrar, clock }: Options): Promise<void> {
  scope.post('/acts', async (request, reply) => {
    const given = actSchema.safeParse(request.body);
    if (!given.success) return reply.code(400).send({ error: 'malformed' });
    const done = await registrar.act(given.data, clock.now());
    if (!done) return reply.code(409).send({ error: 'taken' });
    const { number, expiresAt, code } = done;
    return reply.code(200).send({ proof: `SANDBOX-${number}`, expiresAt, code });
  });
}
