import type { IncomingMessage } from 'node:http';
import { VISITS } from '#core/limits/limits.js';
import { LAPTOP, PHONE, requestOf, ROBOT } from '#tests/helpers/visits.js';
import { pageAddress, RequestFacts } from './request-facts.js';

const from = (remoteAddress: string, request: IncomingMessage): IncomingMessage =>
  ({ headers: request.headers, socket: { remoteAddress } }) as IncomingMessage;

describe('the facts of a request', () => {
  it('are the same when they are remembered', () => {
    const facts = new RequestFacts();
    const referer = 'https://www.google.com/';
    const ofAll = (): unknown[] =>
      [
        requestOf('203.0.113.7', PHONE, { referer }),
        requestOf('2001:db8:1:2::7', LAPTOP, { referer: 'https://narvan.example/about' }),
        requestOf('203.0.113.8', ROBOT),
      ].map((request) => [facts.client(request).device, facts.address(request), facts.arrival(request)]);
    const first = ofAll();
    expect(first).toEqual([
      ['phone', '203.0.113.7', { source: 'google', referrer: 'google.com' }],
      ['desktop', '2001:db8:1:2::/64', null],
      ['robot', '203.0.113.8', { source: 'direct', referrer: '' }],
    ]);
    expect(ofAll()).toEqual(first);
  });

  it('cannot be those of another site', () => {
    const facts = new RequestFacts();
    const referer = 'https://narvan.example/';
    expect(facts.arrival(requestOf('203.0.113.7', PHONE, { referer }))).toBeNull();
    const elsewhere = requestOf('203.0.113.7', PHONE, { referer, host: 'other.example' });
    expect(facts.arrival(elsewhere)).toEqual({ source: 'other', referrer: 'narvan.example' });
  });

  it('cannot be an address that a stranger claims', () => {
    const facts = new RequestFacts();
    const claimed = requestOf('203.0.113.7', PHONE);
    expect(facts.address(claimed)).toBe('203.0.113.7');
    expect(facts.address(from('198.51.100.9', claimed))).toBe('198.51.100.9');
    expect(facts.address(from('10.0.0.1', claimed))).toBe('203.0.113.7');
  });

  it('are those of the connection where a proxy names nobody', () => {
    const facts = new RequestFacts();
    const nobody = requestOf('', PHONE);
    for (const proxy of ['10.0.0.1', '10.0.0.2']) expect(facts.address(from(proxy, nobody))).toBe(proxy);
  });

  it('cannot fill the memory, whatever is requested', () => {
    const facts = new RequestFacts();
    for (let at = 0; at < 2 * VISITS.facts; at += 1)
      for (const text of [`${at}`, `${at}${'x'.repeat(VISITS.factLength)}`]) {
        facts.arrival(requestOf('203.0.113.7', PHONE, { referer: `https://a.example/${text}` }));
        facts.page(text);
      }
    // One host was requested.
    expect(facts.size).toBe(2 * VISITS.facts + 1);
  });

  it('cannot be filled with user agents, however long', () => {
    const facts = new RequestFacts();
    for (let at = 0; at < VISITS.userAgents + 10; at += 1) facts.client(requestOf('203.0.113.7', `app ${at}`));
    const long = facts.client(requestOf('203.0.113.7', `${PHONE} ${'x'.repeat(16_000)}`));
    expect(long.userAgent).toHaveLength(VISITS.userAgent);
    expect(facts.size).toBe(VISITS.userAgents);
  });

  it('cannot be kept longer than until the next writing where they are of a person', () => {
    const facts = new RequestFacts();
    const request = requestOf('203.0.113.7', PHONE, { referer: 'https://a.example/' });
    facts.address(request);
    facts.arrival(request);
    expect(facts.size).toBe(4);
    facts.forget();
    expect(facts.size).toBe(0);
  });
});

it.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['blog/index.html', '/blog/'],
  ['خدمات.html', '/خدمات'],
  ['reindex.html', '/reindex'],
])('the page %s has the address %s', (path, address) => {
  expect(pageAddress(path)).toBe(address);
});
