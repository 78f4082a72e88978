/** The events that everybody hears alike are evaluated once for all, and each socket still lives for itself. */
import { WebSocket } from 'ws';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const BOTH =
  'subscription Short { platformModeChanged { mode } } subscription Long { platformModeChanged { mode message until } }';

/** A page by its raw socket: which bytes came, and in which frames. */
class Page {
  readonly heard: string[] = [];
  private readonly socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  private readonly ready: Promise<void>;

  constructor() {
    this.ready = new Promise((resolve) => {
      this.socket.once('open', () => this.say({ type: 'connection_init' }));
      this.socket.once('message', () => {
        this.socket.on('message', (data: Buffer) => void this.heard.push(data.toString()));
        resolve();
      });
    });
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  async subscribe(id: string, operationName: 'Short' | 'Long', query = BOTH): Promise<void> {
    await this.ready;
    this.say({ id, type: 'subscribe', payload: { query, operationName } });
  }

  complete(id: string): void {
    this.say({ id, type: 'complete' });
  }

  end(): void {
    this.socket.terminate();
  }
}

const news = (message: string) => ({ what: 'mode', mode: 'normal', message, until: null }) as const;
const tell = (message: string): Promise<void> =>
  app.app.services.bus.publish([{ topic: 'platform.changed', payload: news(message) }]);

/** The first event is the platform's mode; the subscription is active, too, by then. */
async function untilReceived(page: Page, id: string): Promise<void> {
  await eventually(`${id} hears`, async () => page.heard.some((text) => text.startsWith(`{"id":"${id}"`)));
}

const frame = (id: string, fields: object): string =>
  JSON.stringify({ id, type: 'next', payload: { data: { platformModeChanged: fields } } });

test('operations of one text are distinguished, and so are their names on a socket', async () => {
  const page = new Page();
  await page.subscribe('a', 'Short');
  await page.subscribe('b', 'Long');
  await untilReceived(page, 'a');
  await untilReceived(page, 'b');
  page.heard.length = 0;
  await tell('سلام "برپا"');
  await eventually('both are notified', async () => page.heard.length >= 2);
  expect(page.heard).toContain(frame('a', { mode: 'normal' }));
  expect(page.heard).toContain(frame('b', { mode: 'normal', message: 'سلام "برپا"', until: null }));
  page.end();
});

test('whoever leaves does not silence the others, and whoever comes after the last is heard again', async () => {
  const [one, two] = [new Page(), new Page()];
  await one.subscribe('1', 'Long');
  await two.subscribe('1', 'Long');
  await untilReceived(one, '1');
  await untilReceived(two, '1');
  one.complete('1');
  await eventually('the first hears nothing more', async () => {
    one.heard.length = 0;
    two.heard.length = 0;
    await tell('سه');
    await eventually('the second hears', async () => two.heard.length > 0);
    return one.heard.length === 0;
  });
  two.end();
  await eventually('the second is gone', async () => app.app.services.gauges.read('sockets') === 1);
  await one.subscribe('2', 'Long');
  await untilReceived(one, '2');
  one.end();
});

test("whoever joins late hears at once the platform's mode", async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const [early, late] = [new Page(), new Page()];
  await early.subscribe('1', 'Long');
  await untilReceived(early, '1');
  const body = { mode: 'development_mode', message: 'جدید' };
  expect((await app.rest('PATCH', '/site-config', { body, token: admin.token })).status).toBe(200);
  await eventually('the news arrives', async () => early.heard.length > 1);
  await late.subscribe('7', 'Long');
  await untilReceived(late, '7');
  expect(late.heard).toEqual([frame('7', { ...body, until: null })]);
  early.end();
  late.end();
});
