import { domainToASCII } from 'node:url';
import { readName } from '#features/sites/site/typed-name.js';
import { nameRefusal, readableName } from './own-name.js';

const config = { publicUrl: 'https://barpa.ir', sitesHost: 'barpa-sites.ir' };

it.each([
  [' https://www.Ketab-Sara.ir/فروشگاه?x=1 ', 'ketab-sara.ir'],
  ['HTTP://ketab.ir:8080/', 'ketab.ir'],
  ['ketab۲.ir', 'ketab2.ir'],
  ['ketab.ir.', 'ketab.ir'],
  ['\u202aketab。ir\u202c', 'ketab.ir'],
  ['shop.ketab.co.ir', 'shop.ketab.co.ir'],
  ['کتاب.ایران', 'xn--mgbce12c.xn--mgba3a4f16a'],
  ['كتابي.com', 'xn--mgbce12csf.com'],
  ['ﻛﺘﺎﺑﻲ.com', 'xn--mgbce12csf.com'],
  ['www.ir', 'www.ir'],
  ['www.co.ir', 'www.co.ir'],
])('reads the name out of %j', (typed, name) => {
  expect(readName(typed)).toBe(name);
  expect(nameRefusal(name, config)).toBeNull();
});

it('a name in Arabic letters is the Persian one, unless its punycode is typed', () => {
  expect(readName('كتابي.com')).toBe(readName('کتابی.com'));
  const arabic = domainToASCII('كتابي.com');
  expect([readName(arabic), readableName(arabic)]).toEqual([arabic, 'كتابي.com']);
  expect(arabic).not.toBe(readName('کتابی.com'));
});

it('shows a Persian name in Persian letters', () => {
  expect(readableName(readName('کتاب.ایران') ?? '')).toBe('کتاب.ایران');
});

it.each([
  ['127.0.0.1', 'address'],
  ['8.8.8.8', 'address'],
  ['0x7f.1', 'address'],
  ['2130706433', 'address'],
  ['ir', 'unreadable'],
  ['co.ir', 'suffix'],
  ['github.io', 'suffix'],
  ['xn--mgba3a4f16a', 'unreadable'],
  ['barpa.ir', 'ours'],
  ['app.barpa.ir', 'ours'],
  ['www.barpa.ir', 'ours'],
  ['barpa-sites.ir', 'ours'],
  ['ketab.barpa-sites.ir', 'ours'],
  ['localhost', 'unreadable'],
  ['ketab.localhost', 'reserved'],
  ['ketab.local', 'reserved'],
  ['ketab.test', 'reserved'],
  ['ketab.example', 'reserved'],
  ['shop.example.com', 'reserved'],
  ['1.0.0.127.in-addr.arpa', 'reserved'],
  ['_barpa.ketab.ir', 'unreadable'],
  ['-ketab.ir', 'unreadable'],
  ['*.ketab.ir', 'unreadable'],
])('cannot connect %s: %s', (typed, refusal) => {
  expect(nameRefusal(readName(typed) ?? '', config)).toBe(refusal);
});

it.each(['', ' ', 'http://', '[::1]', 'ketab..ir', 'ketab.ir\u0000', 'a'.repeat(250) + '.ir', 'user@ketab.ir'])(
  'cannot read %j as a name',
  (typed) => {
    const name = readName(typed);
    expect(name === null || nameRefusal(name, config) !== null).toBe(true);
  },
);
