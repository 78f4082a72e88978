import { FACTS } from '#core/design/fact-rules.js';
import { siteStartAddress, START_NAME, withoutSiteStart, type SiteStart } from './site-start-address.js';
import { readSiteStart } from './site-start.js';

const read = (query: Record<string, string>) => readSiteStart(new URLSearchParams(query));
const paramsOf = (start: SiteStart) => new URL(siteStartAddress(start), 'https://barpa.example').searchParams;

test('the address carries name, trade and colour', () => {
  const start: SiteStart = { trade: 'clinic', name: 'دندان‌پزشکی مهر & پسران', color: '#059669' };
  expect(readSiteStart(paramsOf(start))).toEqual(start);
  expect(readSiteStart(paramsOf({ trade: 'shop', name: '', color: null }))).toEqual({
    trade: 'shop',
    name: '',
    color: null,
  });
});

test('an address without a trade begins nothing', () => {
  expect(read({})).toBeNull();
  expect(read({ name: 'کافه', color: '#059669' })).toBeNull();
});

test.each(['general', 'casino', '__proto__', 'constructor', 'shop '])('cannot begin with the trade «%s»', (trade) => {
  expect(read({ trade })).toBeNull();
});

test.each([
  ['a name that is too long', { name: 'ک'.repeat(100_000) }, ''],
  ['line ends in a name', { name: 'کافه\r\n\u0000باران' }, 'کافه باران'],
  ['spaces alone', { name: '   ' }, ''],
])('cannot carry %s', (_, query, name) => {
  expect(read({ trade: 'shop', ...query })?.name).toBe(name);
});

test.each(['red', '#12', 'url(//x)', '#8B5CF6;background:url(//x)'])('cannot carry the colour «%s»', (color) => {
  expect(read({ trade: 'shop', color })?.color).toBeNull();
});

test('what was taken leaves the address', () => {
  const rest = withoutSiteStart(new URLSearchParams('trade=shop&name=a&color=%23059669&step=2'));
  expect(rest.toString()).toBe('step=2');
});

test('a name may be as long as among the facts', () => {
  expect(START_NAME).toBe(FACTS.name);
});
