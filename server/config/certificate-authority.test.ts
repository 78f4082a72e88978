import { authorityOf } from './certificate-authority.js';

it.each([
  ['internal', null],
  ['', null],
  ['acme', 'letsencrypt.org'],
  ['acme https://acme-v02.api.letsencrypt.org/directory', 'letsencrypt.org'],
  ['acme https://acme.zerossl.com/v2/DV90', 'sectigo.com'],
  ['acme https://ca.example/directory', null],
  ['acme nonsense', null],
])('the issuer "%s" is %s in CAA records', (issuer, authority) => {
  expect(authorityOf(issuer)).toBe(authority);
});
