import { saysWho, senderKey } from './site-messages.js';

const sender = { senderName: 'نگار صالحی', senderEmail: 'negar@example.com', senderPhone: '09121234567' };

test.each(['نگار صالحی', ' Negar@Example.com ', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '09121234567'])('%s says who wrote', (value) => {
  expect(saysWho(sender, value)).toBe(true);
});

test.each(['سلام', 'نگار', '0912', ''])('%j says something else', (value) => {
  expect(saysWho(sender, value)).toBe(false);
});

test('an unknown sender is not said by an empty answer', () => {
  const nobody = { senderName: null, senderEmail: null, senderPhone: null };
  expect(saysWho(nobody, '')).toBe(false);
});

test.each([
  [' Negar@Example.com ', { email: 'negar@example.com', phone: null }],
  ['۰۹۱۲ ۱۲۳-۴۵۶۷', { email: null, phone: '09121234567' }],
  ['+98 (912) 1234567', { email: null, phone: '+989121234567' }],
])('%s names a sender', (text, key) => {
  expect(senderKey(text)).toEqual(key);
});

test.each(['', 'نگار', '0912', 'a@b@c', 'a b@c.d', '\0@b.c', '9'.repeat(300)])('%j names no sender', (text) => {
  expect(senderKey(text)).toBeNull();
});
