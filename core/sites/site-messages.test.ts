import { saysWho } from './site-messages.js';

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
