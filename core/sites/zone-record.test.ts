import { clashes, zoneRecordOf, type ZoneRecordInput } from './zone-record.js';

const NAME = 'nemune.ir';
const faultOf = (input: ZoneRecordInput) => zoneRecordOf(input, NAME).fault;

describe('records of a zone', () => {
  it.each<[ZoneRecordInput, object]>([
    [
      { type: 'MX', host: '', value: 'Mail.Example.com.', priority: 10 },
      { host: '@', value: 'mail.example.com' },
    ],
    [
      { type: 'A', host: 'Shop.nemune.ir.', value: '۱۹۲.0.2.10' },
      { host: 'shop', value: '192.0.2.10', priority: null },
    ],
    [{ type: 'TXT', host: '@', value: ' v=spf1 include:_spf.example.com ~all ' }, { host: '@' }],
    [
      { type: 'TXT', host: '_dmarc', value: 'v=DMARC1; p=none' },
      { host: '_dmarc', value: 'v=DMARC1; p=none' },
    ],
    [{ type: 'CNAME', host: 'a.b', value: 'target.example.com', priority: 5 }, { priority: null }],
  ])('takes %j', (input, stored) => {
    const { record, fault } = zoneRecordOf(input, NAME);
    expect(fault).toBeNull();
    expect(record).toMatchObject(stored);
  });

  it.each<[ZoneRecordInput]>([
    [{ type: 'A', host: '@', value: '192.0.2.1' }],
    [{ type: 'A', host: 'WWW', value: '192.0.2.1' }],
    [{ type: 'CNAME', host: 'www.nemune.ir', value: 'evil.example.com' }],
    [{ type: 'TXT', host: '_acme-challenge', value: 'token' }],
    [{ type: 'TXT', host: '_acme-challenge.www', value: 'token' }],
    [{ type: 'TXT', host: '_barpa-proof', value: 'token' }],
  ])('cannot override what Barpa sets: %j', (input) => {
    expect(faultOf(input)).toBe('reserved');
  });

  it.each<[ZoneRecordInput, string]>([
    [{ type: 'TXT', host: 'a', value: 'one\ntwo IN A 192.0.2.1' }, 'text'],
    [{ type: 'TXT', host: 'a', value: 'nul\u0000' }, 'text'],
    [{ type: 'TXT', host: 'a', value: 'متن' }, 'text'],
    [{ type: 'TXT', host: 'a', value: 'x'.repeat(1001) }, 'text'],
    [{ type: 'TXT', host: 'a', value: '' }, 'text'],
    [{ type: 'TXT', host: 'a b', value: 'x' }, 'host'],
    [{ type: 'TXT', host: 'a\nb', value: 'x' }, 'host'],
    [{ type: 'TXT', host: '*', value: 'x' }, 'host'],
    [{ type: 'TXT', host: 'a..b', value: 'x' }, 'host'],
    [{ type: 'TXT', host: 'a.'.repeat(130), value: 'x' }, 'host'],
    [{ type: 'A', host: 'a', value: '256.0.0.1' }, 'address'],
    [{ type: 'A', host: 'a', value: '1.2.3' }, 'address'],
    [{ type: 'A', host: 'a', value: '::1' }, 'address'],
    [{ type: 'CNAME', host: 'a', value: 'a.nemune.ir' }, 'itself'],
    [{ type: 'CNAME', host: 'a', value: 'two words.com' }, 'target'],
    [{ type: 'CNAME', host: 'a', value: 'localhost' }, 'target'],
    [{ type: 'MX', host: '@', value: '192.0.2.1', priority: 1 }, 'target'],
    [{ type: 'MX', host: '@', value: 'mx.example.com' }, 'priority'],
    [{ type: 'MX', host: '@', value: 'mx.example.com', priority: 70_000 }, 'priority'],
    [{ type: 'MX', host: '@', value: 'mx.example.com', priority: 1.5 }, 'priority'],
  ])('cannot take %j', (input, fault) => {
    expect(faultOf(input)).toBe(fault);
  });

  it('an alias is the only record of its name', () => {
    const alias = { host: 'a', type: 'CNAME' } as const;
    const text = { host: 'a', type: 'TXT' } as const;
    expect(clashes(alias, [text])).toBe(true);
    expect(clashes(text, [alias])).toBe(true);
    expect(clashes(text, [text, { ...alias, host: 'b' }])).toBe(false);
  });
});
