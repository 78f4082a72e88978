/**
 * The sandbox's own gateway in a process of its own, with a book on its own disk, behind a line that is bad in every
 * way: it answers 5xx, late, never, rubbish, twice with the same authority, or acts and loses the answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { systemClock } from '../../server/platform/clock.js';
import { gatewayPlugin } from '../../server/sandbox/gateway/gateway.plugin.js';
import { openBook, type GatewayBook } from './gateway-book.js';
import { createRandom } from './random.js';

interface Settings {
  readonly book: string;
  readonly seed: number;
  /** 0 lets the system choose; a restarted one keeps its port. */
  readonly port: number;
  /** Each start draws its own numbers. */
  readonly life: number;
}

type Fault = 'broken' | 'lost' | 'late' | 'rubbish' | 'again';

const FAULT_CHANCE = 0.12;
const FAULTS: readonly Fault[] = ['broken', 'lost', 'lost', 'late', 'late', 'rubbish'];
/** Of the requests for a new session; what they get is an authority that another payment has. */
const AGAIN_CHANCE = 0.2;
const MOST_LATE_MS = 1500;

const settings = JSON.parse(process.env['TORTURE_GATEWAY'] ?? '{}') as Settings;
const random = createRandom(settings.seed, `gateway ${settings.life}`);
const book = openBook(settings.book);
const fastify = Fastify({ forceCloseConnections: true });
let isHealed = false;
process.on('message', (message) => {
  if (message !== 'heal') return;
  isHealed = true;
  book.heal();
  process.send?.({ healed: true });
});
addFaults(fastify, book);
await fastify.register(gatewayPlugin, { store: book.store, clock: systemClock, merchantName: 'Torture', lateMs: 700 });
const url = await fastify.listen({ port: settings.port, host: '127.0.0.1' });
process.send?.({ url });

function addFaults(app: FastifyInstance, { all }: GatewayBook): void {
  const chosen = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    if (isHealed || !request.url.startsWith('/pg/v4/')) return;
    const fault = drawFault(request.url);
    if (!fault) return;
    chosen.set(request, fault);
    if (fault === 'broken') await reply.code(502).type('text/html').send('<h1>502 Bad Gateway</h1>');
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    switch (chosen.get(request)) {
      case 'lost':
        request.raw.socket.destroy();
        return payload;
      case 'late':
        await sleep(random.between(100, MOST_LATE_MS));
        return payload;
      case 'rubbish':
        return 'null';
      case 'again':
        return answerAgain(String(payload), all());
      default:
        return payload;
    }
  });
}

function drawFault(path: string): Fault | null {
  if (random.chance(FAULT_CHANCE)) return random.pick(FAULTS);
  return path.endsWith('/request.json') && random.chance(AGAIN_CHANCE) ? 'again' : null;
}

/** The answer of an earlier request for the same amount, sent a second time. */
function answerAgain(payload: string, sessions: ReturnType<GatewayBook['all']>): string {
  const opened = sessions.find(({ authority }) => payload.includes(authority));
  const earlier = sessions.find(
    (line) => line !== opened && line.status === 'in_bank' && line.amountRials === opened?.amountRials,
  );
  return opened && earlier ? payload.replace(opened.authority, earlier.authority) : payload;
}
