import { addressKey } from '../http/client-address.js';
import { mailboxOf, networkOf } from './mailbox.js';

test('addresses with a plus sign share their mailbox', () => {
  expect(['negar@a.ir', 'negar+1@a.ir', 'negar+a+b@a.ir', 'Negar@A.ir'].map(mailboxOf)).toEqual(
    Array(4).fill('negar@a.ir'),
  );
  expect(mailboxOf('negar@b+c.ir')).toBe('negar@b+c.ir');
});

test('dots count nowhere but at Google', () => {
  const same = ['sara.rad@gmail.com', 's.a.r.a.rad+x@gmail.com', 'SaraRad@googlemail.com', 'sararad@gmail.com'];
  expect(same.map(mailboxOf)).toEqual(Array(4).fill('sararad@gmail.com'));
  expect(mailboxOf('sara.rad@example.com')).toBe('sara.rad@example.com');
});

test('neighbouring addresses share their network', () => {
  expect(['192.0.2.7', '192.0.2.250', '::ffff:192.0.2.9'].map(addressKey).map(networkOf)).toEqual(
    Array(3).fill('192.0.2.0/24'),
  );
  expect(networkOf(addressKey('192.0.3.7'))).toBe('192.0.3.0/24');
  expect(['2001:db8:1:2::1', '2001:db8:1:ff::9'].map(addressKey).map(networkOf)).toEqual(
    Array(2).fill('2001:db8:1::/48'),
  );
  expect(networkOf('system')).toBe('system');
});
