/**
 * The counting of mails: by the mailbox behind an address, and by the network from which a mail was caused. Accounts
 * and subscribers keep their address as it was typed.
 */

/** Google ignores dots in the name of a mailbox, and calls its service by two names. */
const GOOGLE: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to: lower case, without what follows a plus sign, and at Google without dots. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
/** The form in which `addressKey` (http/client-address) writes the network of an IPv6 address. */
const IPV6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/;

/** The network around `addressKey`: /24 of IPv4, /48 of IPv6. What is no address stays as it is. */
export function networkOf(addressKey: string): string {
  const [, four] = IPV4.exec(addressKey) ?? [];
  if (four) return `${four}.0/24`;
  const [, six] = IPV6.exec(addressKey) ?? [];
  return six ? `${six}::/48` : addressKey;
}
