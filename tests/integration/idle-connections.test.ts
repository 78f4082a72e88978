/** Who asks closes an idle connection. Where the server does, what is being sent at that moment is lost. */
import { createTestApp, type TestApp } from '../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const CADDY_SECONDS = 120;

it('an idle connection outlives those of proxies', async () => {
  const { headers } = await fetch(`${app.url}/api/health`);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(CADDY_SECONDS);
});
