import { addressKey } from '../http/client-address.js';
import { networksOf } from './networks.js';

test.each([
  ['2001:db8:1:2345:6::7', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['198.51.100.1', ['198.51.100.1']],
  ['::ffff:198.51.100.1', ['198.51.100.1']],
  ['system', ['system']],
])('%s is counted under its networks', (address, networks) => {
  expect(networksOf(addressKey(address))).toEqual(networks);
});

test('what stands before a network is kept', () => {
  expect(networksOf(`a@b.example|${addressKey('2001:db8:1:2ff::1')}`)).toEqual([
    'a@b.example|2001:db8:1:2ff::/64',
    'a@b.example|2001:db8:1:200::/56',
    'a@b.example|2001:db8:1::/48',
  ]);
});

test('a key without an address is its only one', () => {
  const id = '01933a5e-0000-7000-8000-000000000000';
  expect(networksOf(id)).toEqual([id]);
});
