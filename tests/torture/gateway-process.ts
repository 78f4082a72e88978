/**
 * The sandbox's own gateway in a separate process, with a book on disk, behind a faulty network: it answers 5xx, late,
 * never, invalid data, twice with the same authority, or acts and loses the answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { systemClock } from '#platform/time/clock.js';
import { zarinpalPlugin } from '#server/adapters/gateways/zarinpal/simulation/gateway.plugin.js';
import { openBook, type GatewayBook } from './gateway-book.js';
import { createRandom } from './random.js';

interface Settings {
  readonly book: string;
  readonly seed: number;
  /** 0 lets the system choose; a restarted one keeps its port. */
  readonly port: number;
  /** Each start has its own random numbers. */
  readonly life: number;
}

type Fault = 'broken' | 'lost' | 'late' | 'rubbish';

const FAULT_CHANCE = 0.12;
const FAULTS: readonly Fault[] = ['broken', 'lost', 'lost', 'late', 'late', 'rubbish'];
/** One of so many requests for a session is answered with an authority that another payment has. */
const AGAIN_EVERY = 4;
const MOST_LATE_MS = 1000;

const settings = JSON.parse(process.env['TORTURE_GATEWAY'] ?? '{}') as Settings;
const random = createRandom(settings.seed, `gateway ${settings.life}`);
const book = openBook(settings.book);
const fastify = Fastify({ forceCloseConnections: true });
let isHealed = false;
// The parent process is gone: nothing else will end this one.
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message !== 'heal') return;
  isHealed = true;
  book.heal();
  process.send?.({ healed: true });
});
addFaults(fastify, book);
await fastify.register(zarinpalPlugin, { store: book.store, clock: systemClock, merchantName: 'Torture', lateMs: 700 });
const url = await fastify.listen({ port: settings.port, host: '127.0.0.1' });
process.send?.({ url });

function addFaults(app: FastifyInstance, { all, noteAnsweredAs }: GatewayBook): void {
  const chosen = new WeakMap<FastifyRequest, Fault>();
  const confuse = createConfusion(all, noteAnsweredAs);
  app.addHook('onRequest', async (request, reply) => {
    if (isHealed || !request.url.startsWith('/pg/v4/') || !random.chance(FAULT_CHANCE)) return;
    const fault = random.pick(FAULTS);
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
      default:
        return isHealed || !request.url.endsWith('/request.json') ? payload : confuse(String(payload));
    }
  });
}

/** Now and then a request gets the authority of a session for the same amount that is already another payment's. */
function createConfusion(all: GatewayBook['all'], note: GatewayBook['noteAnsweredAs']): (payload: string) => string {
  const handedOut = new Set<string>();
  let since = 0;
  return (payload) => {
    const sessions = all();
    const opened = sessions.find(({ authority }) => payload.includes(authority));
    if (!opened) return payload;
    since += 1;
    const others = sessions.filter(
      (line) =>
        line !== opened &&
        line.amountRials === opened.amountRials &&
        (line.status !== 'in_bank' || handedOut.has(line.authority)),
    );
    if (since < AGAIN_EVERY || others.length === 0) {
      handedOut.add(opened.authority);
      return payload;
    }
    since = 0;
    const other = random.pick(others);
    note(opened.authority, other.authority);
    return payload.replace(opened.authority, other.authority);
  };
}
