import { localPath, targetAfterSignIn, requestedTarget } from './after-sign-in.js';

const none = { redirect: null, from: null };
const user = { role: 'user' };
const admin = { role: 'admin' };

test('S-052 administrators go to the panel, others to the dashboard', () => {
  expect(targetAfterSignIn(admin, none)).toBe('/admin');
  expect(targetAfterSignIn(user, none)).toBe('/dashboard');
});

test('S-159 a role that contains admin is an administrator', () => {
  expect(targetAfterSignIn({ role: 'superadmin' }, none)).toBe('/admin');
});

test('S-027 the kept origin comes first', () => {
  expect(targetAfterSignIn(admin, { redirect: null, from: '/dashboard?tab=wallet' })).toBe('/dashboard?tab=wallet');
});

test('S-013 redirect=wizard leads back to the wizard', () => {
  expect(targetAfterSignIn(user, { redirect: 'wizard', from: null })).toBe('/wizard');
});

test('cannot be sent to another site', () => {
  for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7, null]) {
    expect(localPath(from)).toBeNull();
  }
});

test('cannot be sent back to the sign-in page', () => {
  expect(localPath('/auth?mode=signup')).toBeNull();
  expect(localPath('/authors')).toBe('/authors');
});

test('cannot follow an unknown redirect', () => {
  expect(requestedTarget({ redirect: 'https://evil.example', from: null })).toBeNull();
});
