import { debug } from './debug.messages.js';
import { reportText, type Findings, type Surroundings } from './report.js';
import { maskedEmail, tokenStatus } from './token-status.js';

const around: Surroundings = { at: '۱ آذر', address: '/debug', userAgent: 'Test', screen: '390×844' };
const empty: Findings = { status: [], ping: null, signIn: null, flow: [], connections: [] };
const stores = (values: Record<string, string>) => {
  const map = new Map(Object.entries(values));
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  return { local: store, tab: store };
};

test('says what has not been looked at', () => {
  const text = reportText(empty, around);
  for (const title of [debug.ping.title, debug.flow.title, debug.connection.title]) expect(text).toContain(title);
  expect(text.match(new RegExp(debug.verdicts.waiting, 'g'))).toHaveLength(5);
});

test('cannot show the content of an answer', () => {
  const ping = {
    path: '/health',
    verdict: 'ok' as const,
    status: 200,
    timedOut: false,
    ms: 12,
    body: { access_token: 'SECRET' },
  };
  const text = reportText({ ...empty, ping, connections: [ping] }, around);
  expect(text).not.toContain('SECRET');
  expect(text).toContain('/api/health');
  expect(text).toContain('۱۲');
});

test('S-207 reports tokens without showing them', () => {
  const status = tokenStatus(
    stores({ access_token: 'a', refresh_token: 'r', token_expires_at: '1000000', backend_access_token: 'b' }),
    400_000,
  );
  expect(status).toEqual({ hasAccess: true, hasRefresh: true, remainingMs: 300_000, expired: false, hasLegacy: true });
  expect(tokenStatus(stores({}), 0)).toEqual({
    hasAccess: false,
    hasRefresh: false,
    remainingMs: null,
    expired: false,
    hasLegacy: false,
  });
});

test('a token counts as expired five minutes early', () => {
  expect(tokenStatus(stores({ access_token: 'a', token_expires_at: '1000000' }), 700_000).expired).toBe(true);
});

test('cannot show a whole e-mail', () => {
  expect(maskedEmail('sara.rad@example.com')).toBe('s***@example.com');
});
