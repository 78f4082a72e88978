import { isCloudflare } from './cloudflare.js';

it.each(['104.16.0.1', '104.27.255.255', '172.67.1.2', '188.114.97.3', '2606:4700::6810:1', '2a06:98c7::1'])(
  '%s is of the proxy',
  (address) => expect(isCloudflare(address)).toBe(true),
);

it.each(['104.28.0.1', '172.128.0.1', '127.0.0.1', '2606:4701::1', '::ffff:127.0.0.1', 'ketab.ir', ''])(
  '%j is not',
  (address) => expect(isCloudflare(address)).toBe(false),
);
