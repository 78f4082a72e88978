import { addressesFor, errorOf, readReturn, targetAfterOAuth } from './oauth-return.js';

const read = (query: string, provider?: string) => readReturn(provider, new URLSearchParams(query));

test('S-017 the provider is the one of the path, else GitHub', () => {
  expect(read('', 'google').provider).toBe('google');
  expect(read('provider=google').provider).toBe('google');
  expect(read('').provider).toBe('github');
  expect(read('', 'elsewhere').provider).toBe('github');
});

test.each(['user_id', 'userId', 'uid'])('S-067 reads the user of %s', (name) => {
  expect(read(`${name}=u1&secret=s1`).proof).toEqual({ kind: 'secret', userId: 'u1', secret: 's1' });
  expect(read(`${name}=u1&code=s1`).proof).toEqual({ kind: 'secret', userId: 'u1', secret: 's1' });
});

test("S-017 a provider's own code and state are handed on", () => {
  expect(read('code=c&state=s&iss=i').proof).toEqual({ kind: 'code', code: 'c', state: 's', iss: 'i' });
});

test('S-017 an error comes before everything else', () => {
  expect(read('error=access_denied&user_id=u&secret=s').proof).toEqual({ kind: 'failed', code: 'OAUTH_DENIED' });
  expect(errorOf(new URLSearchParams('error=OAUTH_EMAIL_UNVERIFIED'))).toBe('OAUTH_EMAIL_UNVERIFIED');
  expect(errorOf(new URLSearchParams('error=<b>'))).toBe('OAUTH_PROVIDER_ERROR');
});

test('S-070 cannot go on without a user', () => {
  for (const query of ['', 'secret=s', 'user_id=u', 'code=c']) {
    expect(read(query).proof).toEqual({ kind: 'failed', code: 'OAUTH_FAILED' });
  }
});

test('S-068 goes to the requested page, the design, the redirect, the dashboard', () => {
  const nothing = { next: null, redirect: null };
  expect(targetAfterOAuth({ next: '/dashboard?tab=wallet', redirect: '/admin' })).toBe('/dashboard?tab=wallet');
  expect(targetAfterOAuth({ ...nothing, redirect: '/admin' })).toBe('/admin');
  expect(targetAfterOAuth(nothing)).toBe('/dashboard');
});

test('cannot be led to another site', () => {
  expect(read('next=https://evil.example').next).toBeNull();
  expect(read('next=//evil.example').next).toBeNull();
  expect(targetAfterOAuth({ next: null, redirect: 'https://evil.example' })).toBe('/dashboard');
});

test('keeps the requested page in both addresses', () => {
  expect(addressesFor('google', 'https://b.ir', '/wizard')).toEqual({
    successUrl: 'https://b.ir/auth/oauth/callback/google?next=%2Fwizard',
    failureUrl: 'https://b.ir/auth?oauth=failed&redirect=wizard',
  });
  expect(addressesFor('github', 'https://b.ir', null).successUrl).toBe('https://b.ir/auth/oauth/callback/github');
});
