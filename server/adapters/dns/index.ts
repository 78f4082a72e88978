/** How DNS records of customers' domains are read. */
export { createAuthoritativeDns, type DnsOptions } from './authoritative/authoritative-dns.js';
