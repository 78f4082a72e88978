import { readWhois } from './whois.texts.js';

const IR = `% This is the IRNIC Whois server v1.6.2.
%
% This server uses UTF-8 as the encoding for requests and responses.
`;

describe('.ir', () => {
  test('no entries found is free', () => {
    expect(
      readWhois(
        'ir',
        'barg.ir',
        `${IR}\n%ERROR:101: no entries found\n%\n% No entries found in the selected source(s).`,
      ),
    ).toEqual({ status: 'available' });
  });

  test('a domain line is taken', () => {
    expect(
      readWhois('ir', 'google.ir', `${IR}\ndomain:\t\tgoogle.ir\nascii:\t\tgoogle.ir\nholder-c:\tgi658-irnic\n`),
    ).toEqual({ status: 'taken' });
  });

  test.each(['%ERROR:102: unknown source', '%ERROR:201: access denied'])('%s is no evidence', (line) => {
    expect(readWhois('ir', 'barg.ir', `${IR}\n${line}\n`)).toEqual({ status: 'unknown', reason: 'registry_error' });
  });

  test('another name in the answer is no evidence', () => {
    expect(readWhois('ir', 'barg.ir', 'domain: other.ir\n')).toMatchObject({ status: 'unknown' });
  });
});

describe('other registries', () => {
  test.each([
    ['com', 'No match for "BARG.COM".'],
    ['net', 'No match for domain "BARG.NET".'],
    ['org', 'NOT FOUND'],
    ['info', 'Domain not found.'],
    ['io', 'Domain not found.'],
    ['me', 'NOT FOUND'],
    ['co', 'No Data Found'],
    ['co', 'DOMAIN NOT FOUND'],
    ['biz', 'No Data Found'],
  ])('.%s says free with %s', (extension, text) => {
    expect(readWhois(extension, `barg.${extension}`, `${text}\r\n`)).toEqual({ status: 'available' });
  });

  test('terms of use under a taken name change nothing', () => {
    const text =
      '   Domain Name: BARG.COM\n   Registrar: X\nYou must slow down when the quota is used up.\nNo match for the rest.\n';
    expect(readWhois('com', 'barg.com', text)).toEqual({ status: 'taken' });
  });

  test.each(['WHOIS LIMIT EXCEEDED', 'query quota reached', 'Please slow down', 'try again later', '', '  \r\n'])(
    '"%s" is a limit',
    (text) => {
      expect(readWhois('com', 'barg.com', text)).toEqual({ status: 'unknown', reason: 'rate_limited' });
    },
  );

  test("cannot read another registry's words as free", () => {
    expect(readWhois('com', 'barg.com', 'NOT FOUND')).toEqual({ status: 'unknown', reason: 'registry_error' });
  });

  test('cannot call a prototype word free', () => {
    expect(readWhois('constructor', 'barg.constructor', 'anything')).toEqual({
      status: 'unknown',
      reason: 'registry_error',
    });
  });
});
