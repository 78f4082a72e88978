/** A program that receives webhooks on this machine and checks their signatures (docs/webhooks.md). */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

export interface Event {
  readonly type: string;
  readonly id: string;
  readonly sequence: number | null;
  readonly occurred_at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface WebhookProgram {
  readonly url: string;
  /** The signature is checked with this secret from now on; requests before are answered 503 and come again. */
  secret: string | null;
  /** The first event of this type, that has come or that comes within a minute. @throws Error where none does. */
  event(type: string): Promise<Event>;
  close(): void;
}

const PATIENCE_MS = 60_000;

export async function startWebhookProgram(): Promise<WebhookProgram> {
  const events: Event[] = [];
  const state = { secret: null as string | null };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (state.secret === null) return void response.writeHead(503).end();
      try {
        const headers = request.headers as Record<string, string>;
        const body = Buffer.concat(parts).toString('utf8');
        events.push(new Webhook(state.secret).verify(body, headers) as Event);
        response.writeHead(204).end();
      } catch (error) {
        console.error(error);
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the program does not listen');
  return {
    url: `http://127.0.0.1:${address.port}/barpa`,
    get secret() {
      return state.secret;
    },
    set secret(secret) {
      state.secret = secret;
    },
    async event(type) {
      const giveUpAt = Date.now() + PATIENCE_MS;
      while (Date.now() < giveUpAt) {
        const found = events.find((event) => event.type === type);
        if (found) return found;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`no ${type} has come, but ${events.map((event) => event.type).join(', ') || 'nothing'}`);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
