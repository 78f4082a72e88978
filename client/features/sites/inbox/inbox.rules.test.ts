import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { rowAfterKey, senderOf } from './inbox.rules.js';

const key = (code: string, more: object = {}) => ({ code, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([
  ['ArrowDown', 0, 1],
  ['KeyJ', 1, 2],
  ['ArrowUp', 2, 1],
  ['KeyK', 1, 0],
  ['ArrowDown', 2, null],
  ['KeyK', 0, null],
  ['KeyX', 0, null],
])('%s in row %i of three goes to %s', (code, at, to) => {
  expect(rowAfterKey(key(code), at, 3)).toBe(to);
});

test('keys with a modifier are left to the browser', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(rowAfterKey(key('KeyJ', more), 0, 3)).toBeNull();
});

test('a sender without a name goes by their address', () => {
  const nobody = { senderName: null, senderEmail: null, senderPhone: null };
  expect(senderOf({ ...nobody, senderName: 'نگار', senderEmail: 'a@b.ir' })).toBe('نگار');
  expect(senderOf({ ...nobody, senderEmail: 'a@b.ir' })).toBe('a@b.ir');
  expect(senderOf({ ...nobody, senderPhone: '0912' })).toBe('۰۹۱۲');
  expect(senderOf(nobody)).toBe(siteInboxMessages.unknownSender);
});
