/** Which addresses are not of the public network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Servers of the public network do not have such addresses; a request there would reach machines beside ours. Each
 * family has a list of its own, because Node also compares an IPv4 address with the IPv6 network ::ffff:0:0/96.
 */
const PRIVATE_4 = new BlockList();
const PRIVATE_6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's host, which its machines reach for their keys.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_6.addSubnet(network, prefix, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  return isIPv4(address) ? PRIVATE_4.check(address) : !isIPv6(address) || PRIVATE_6.check(address, 'ipv6');
}
