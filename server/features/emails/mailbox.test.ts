import { mailboxOf } from './mailbox.js';

test('addresses with a plus sign share their mailbox', () => {
  expect(['negar@a.ir', 'negar+1@a.ir', 'negar+a+b@a.ir'].map(mailboxOf)).toEqual(Array(3).fill('negar@a.ir'));
  expect(mailboxOf('negar@b+c.ir')).toBe('negar@b+c.ir');
});
