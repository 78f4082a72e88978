import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { addressKey, clientAddress } from './client-address.js';

/** A request as it comes over a connection from that address. */
function request(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const message = new IncomingMessage(socket);
  if (forwardedFor !== undefined) message.headers['x-forwarded-for'] = forwardedFor;
  return message;
}

test.each([
  ['of a direct client', '198.51.100.1', undefined, '198.51.100.1'],
  ['that a direct client cannot forge', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['behind a proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['behind a proxy beside this machine', '::ffff:10.0.0.3', '203.0.113.7', '203.0.113.7'],
  ['behind two proxies', '127.0.0.1', '203.0.113.7, 10.0.0.3', '203.0.113.7'],
  ['that a client behind a proxy cannot forge', '127.0.0.1', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
  ['of a proxy that says nothing', '127.0.0.1', undefined, '127.0.0.1'],
  ['of a connection that is gone', undefined, '203.0.113.7', ''],
])('the address %s', (_what, remote, forwardedFor, expected) => {
  expect(clientAddress(request(remote, forwardedFor))).toBe(expected);
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::FFFF:c633:6401', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['system', 'system'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
