import { ownRecords } from './hosted-zone.js';
import { zoneFile } from './zone-file.js';

const zone = {
  name: 'nemune.ir',
  updatedAt: new Date('2026-11-21T10:00:00Z'),
  sitesHost: 'barpa-sites.ir',
  nameservers: ['ns1.barpa-sites.ir', 'ns2.barpa-sites.ir'],
};

describe('a zone file', () => {
  it('holds our records and the customer’s', () => {
    const text = zoneFile({
      ...zone,
      records: [
        ...ownRecords({ ...zone, sitesAddresses: [] }),
        { type: 'MX', host: '@', value: 'mail.example.com', priority: 10 },
        { type: 'A', host: 'shop', value: '192.0.2.10', priority: null },
      ],
    });
    expect(text.split('\n')).toEqual([
      '$ORIGIN nemune.ir.',
      '$TTL 3600',
      '@\tIN\tSOA\tns1.barpa-sites.ir. hostmaster.barpa-sites.ir. 1795255200 7200 900 1209600 300',
      '@\tIN\tNS\tns1.barpa-sites.ir.',
      '@\tIN\tNS\tns2.barpa-sites.ir.',
      expect.stringMatching(/^; @\tIN\tALIAS\tbarpa-sites\.ir\./),
      'www\tIN\tCNAME\tbarpa-sites.ir.',
      '@\tIN\tMX\t10 mail.example.com.',
      'shop\tIN\tA\t192.0.2.10',
      '',
    ]);
  });

  it('contains the addresses of the hosting where they are known', () => {
    const addresses = { ...zone, sitesAddresses: ['192.0.2.1', '2001:db8::1'] };
    const text = zoneFile({ ...zone, records: ownRecords(addresses) });
    expect(text).toContain('@\tIN\tA\t192.0.2.1\n@\tIN\tAAAA\t2001:db8::1\nwww\tIN\tCNAME\tbarpa-sites.ir.\n');
    expect(text).not.toContain('ALIAS');
  });

  it('quotes texts, and cuts long ones to strings of 255', () => {
    const value = `${'k'.repeat(300)}"\\;`;
    const text = zoneFile({ ...zone, records: [{ type: 'TXT', host: 'a', value, priority: null }] });
    expect(text).toContain(`a\tIN\tTXT\t"${'k'.repeat(255)}" "${'k'.repeat(45)}\\"\\\\;"\n`);
  });
});
