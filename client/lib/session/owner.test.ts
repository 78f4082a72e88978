/** @jest-environment jsdom */
import { GUEST, ownedKeys, ownedStore } from './owner.js';
import { hasHandover, noteSignIn, noteSignUp, signUpHere, signUpSecret, consumeHandover } from './handover.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('no account reads another person’s data', () => {
  ownedStore(GUEST).setItem('wizard_draft', 'guest');
  ownedStore('a').setItem('wizard_draft', 'a');
  expect(ownedStore('b').getItem('wizard_draft')).toBeNull();
  expect([ownedStore(GUEST), ownedStore('a')].map((store) => store.getItem('wizard_draft'))).toEqual(['guest', 'a']);
  expect(localStorage.getItem('wizard_draft')).toBe('guest');
});

test('an owner’s keys are only their own', () => {
  ownedStore(GUEST).setItem('wizard_draft', 'x');
  ownedStore('a').setItem('wizard_draft', 'x');
  ownedStore('a').setItem('local_orders', 'x');
  expect([...ownedKeys('a')].sort()).toEqual(['local_orders', 'wizard_draft']);
  expect(ownedKeys(GUEST)).toEqual(['wizard_draft']);
});

test('a sign-in from the wizard hands over once', () => {
  noteSignIn('a', '/wizard');
  expect(hasHandover('a')).toBe(true);
  expect([consumeHandover('a'), consumeHandover('a')]).toEqual([true, false]);
});

test('a sign-in from elsewhere cannot hand over', () => {
  noteSignIn('a', '/dashboard');
  expect(consumeHandover('a')).toBe(false);
  noteSignIn('a', '/wizard');
  noteSignIn('b', null);
  expect([consumeHandover('a'), consumeHandover('b')]).toEqual([false, false]);
});

test('another account cannot take the handover', () => {
  noteSignIn('a', '/wizard');
  expect(consumeHandover('b')).toBe(false);
});

test('a sign-up is remembered for a day, until the sign-in', () => {
  noteSignUp('/wizard', 1000);
  expect([signUpHere(2000), signUpHere(1000 + 25 * 3_600_000)]).toEqual([{ target: '/wizard', secret: null }, null]);
  const secret = signUpSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(signUpSecret()).toBe(secret);
  noteSignUp(null, 2000);
  expect(signUpHere(2001)).toEqual({ target: null, secret });
  noteSignIn('a', null);
  expect(signUpHere(2001)).toBeNull();
  expect(signUpSecret()).not.toBe(secret);
});
