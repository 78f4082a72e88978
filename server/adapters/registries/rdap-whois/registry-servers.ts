/** Which registry answers for which extension (protocols B2). Keys are without their dot. */

export interface WhoisServer {
  readonly host: string;
  readonly port: number;
}

/** Base addresses; `/domain/{name}` is added. */
export type RdapBases = Readonly<Record<string, string>>;
export type WhoisServers = Readonly<Record<string, WhoisServer>>;

const IDENTITY_DIGITAL = 'https://rdap.identitydigital.services/rdap';

/** co, io and me are missing in IANA's bootstrap file. */
export const RDAP_BASES: RdapBases = {
  com: 'https://rdap.verisign.com/com/v1',
  net: 'https://rdap.verisign.com/net/v1',
  org: 'https://rdap.publicinterestregistry.org/rdap',
  info: IDENTITY_DIGITAL,
  biz: 'https://rdap.nic.biz',
  cc: 'https://tld-rdap.verisign.com/cc/v1',
  io: IDENTITY_DIGITAL,
  me: IDENTITY_DIGITAL,
  co: 'https://rdap.registry.co/co',
};

const WHOIS_PORT = 43;
const whois = (host: string): WhoisServer => ({ host, port: WHOIS_PORT });

export const WHOIS_SERVERS: WhoisServers = {
  ir: whois('whois.nic.ir'),
  com: whois('whois.verisign-grs.com'),
  net: whois('whois.verisign-grs.com'),
  cc: whois('ccwhois.verisign-grs.com'),
  org: whois('whois.publicinterestregistry.org'),
  info: whois('whois.nic.info'),
  biz: whois('whois.nic.biz'),
  io: whois('whois.nic.io'),
  me: whois('whois.nic.me'),
  co: whois('whois.registry.co'),
};

/** Their RDAP has called a taken name unknown: "not registered" counts only when WHOIS says so too. */
export const CONFIRMED_BY_WHOIS: ReadonlySet<string> = new Set(['co', 'io', 'me']);
