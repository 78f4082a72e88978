/**
 * The networks that an address is counted under. A provider gives a customer a /64 of IPv6, and to whoever wants it
 * a /56 or a /48: 65,536 networks of /64. So those are counted, too, with larger budgets, since they may also be
 * many customers of one provider.
 */

/** How many times the budget of a rule each network has: the /64 (or the IPv4 address) itself, its /56 and its /48. */
export const NETWORK_BUDGETS = [1, 4, 16] as const;

const IPV6_NETWORK = /([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):([0-9a-f]{1,4})::\/64$/;
const BITS_OF_56 = 0xff00;

/**
 * The keys of a caller, in the order of `NETWORK_BUDGETS`. `key` is an address as `addressKey` gives it, or ends
 * with one; what is before it (an e-mail address, a site) is kept. Any other key is its only one.
 */
export function networksOf(key: string): readonly string[] {
  const found = IPV6_NETWORK.exec(key);
  if (!found) return [key];
  const [, high = '', last = ''] = found;
  const before = key.slice(0, found.index);
  const of56 = (parseInt(last, 16) & BITS_OF_56).toString(16);
  return [key, `${before}${high}:${of56}::/56`, `${before}${high}::/48`];
}
