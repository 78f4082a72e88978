import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { CLIENT_ROUTES, isClientRoute, pageNameOf } from '#core/client-routes.js';
import { routes } from './router.js';

/** The modules that a path loads, from the outside in: `#client/routes/wizard.js` … */
function modulesOf(path: string): string[] {
  const chain = matchRoutes(routes, path) ?? [];
  return chain.flatMap(({ route }) =>
    [...String(route.lazy ?? '').matchAll(/['"]([.#][^'"]+)['"]/g)].map(([, file]) => file ?? ''),
  );
}

test.each([
  ['S-011 S-239', '/', 'landing'],
  ['S-012', '/wizard?mode=edit&orderId=1', 'wizard'],
  ['S-013', '/auth?redirect=wizard&mode=signup', 'auth'],
  ['S-014', '/forgot-password', 'forgot-password'],
  ['S-015', '/reset-password?token=a', 'reset-password'],
  ['S-016', '/verify-email?token=a&uid=b', 'verify-email'],
  ['S-017', '/auth/oauth/callback', 'oauth-callback'],
  ['S-017', '/auth/oauth/callback/google', 'oauth-callback'],
  ['S-020', '/payment/callback?Authority=A&Status=OK', 'payment-callback'],
  ['S-021', '/wallet/payment/callback?Authority=A&order_id=1', 'wallet-payment-callback'],
  ['S-222', '/credit-notes/verify/0123456789ABCDEFGHJK', 'verify-credit-note'],
  ['S-022', '/debug', 'debug'],
  ['S-002', '/terms', 'terms'],
  ['S-002', '/privacy', 'privacy'],
  ['S-002', '/money-back', 'money-back'],
  ['S-023', '/support', 'support'],
  ['S-024', '/no/such/page', 'not-found'],
])('%s S-025 %s is public', (_line, path, page) => {
  const modules = modulesOf(path.split('?')[0] ?? path);
  expect(modules.at(-1)).toBe(`#client/routes/${page}.js`);
  expect(modules.join()).not.toMatch(/only/);
});

test.each([
  ['S-018', '/dashboard', './signed-in-only.js'],
  ['S-018', '/dashboard/notifications', './signed-in-only.js'],
  ['S-018', '/dashboard/webhooks', './signed-in-only.js'],
  ['S-018', '/dashboard/sites/1', './signed-in-only.js'],
  ['S-018', '/dashboard/sites/1/design', './signed-in-only.js'],
  ['S-019', '/admin', './admin-only.js'],
])('%s %s has its guard', (_line, path, guard) => {
  expect(modulesOf(path)).toContain(guard);
});

function pathsOf(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
}

test('S-024 every page but "not found" is in the one list of routes', () => {
  const paths = pathsOf(routes).map((path) => path.replace(/^\//, ''));
  expect(paths.filter((path) => path !== '*').toSorted()).toEqual(Object.values(CLIENT_ROUTES).toSorted());
});

test.each([
  '/',
  '/Wizard',
  '/wizard/',
  '/auth/oauth/callback',
  '/auth/oauth/callback/google',
  '/receipts/verify/ABC',
  '/receipts/verify',
  '/receipts/verify/a/b',
  '/auth/oauth/callback/google/more',
  '/wizard/1',
  '/no/such/page',
  '/dashboard2',
  '/constructor',
])('S-024 server and client agree on %s', (path) => {
  expect(isClientRoute(path)).toBe(!modulesOf(path).includes('#client/routes/not-found.js'));
});

test.each([
  ['/dashboard', 'dashboard'],
  ['/Dashboard/?tab=wallet', 'dashboard?tab=wallet'],
  ['/dashboard?payment=1&tab=wallet&page=2', 'dashboard?tab=wallet'],
  ['/dashboard?tab=no-such', 'dashboard'],
  ['/dashboard?tab=wallet/../admin', 'dashboard'],
  ['/dashboard/sites/7', null],
  ['/no/such/page?tab=wallet', null],
  ['/?tab=wallet', null],
])('the page at %s is named %s', (address, name) => {
  const known = new Set(['dashboard', 'dashboard?tab=wallet']);
  expect(pageNameOf(address, (each) => known.has(each))).toBe(name);
});

test('S-021 the other address of the wallet callback keeps its query', async () => {
  const query = '?Authority=A0001&Status=OK&order_id=7';
  const { query: load } = createStaticHandler(routes);
  const answer = await load(new Request(`http://barpa.example/wallet-payment-callback${query}`));
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/wallet/payment/callback${query}`]);
});
