/** @jest-environment jsdom */
import { ltr } from '#core/text/bidi.js';
import { PAGE_SIZE, WALLET } from '#core/limits/limits.js';
import { toman } from '#core/money.js';
import { adminDomainMessages } from '#client/lib/messages/admin/admin-domains.messages.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { uiError } from '#client/lib/errors.js';
import { ADMIN_TABS } from './admin-tabs.js';
import { changesOf } from './audit/audit.rules.js';
import {
  CHEAPEST_FIRST,
  EMPTY_EXTENSION,
  extensionOf,
  isExtensionComplete,
  priceToSend,
  shownExtensions,
} from './domains/domains.rules.js';
import { pageOfList } from './emails/email-pages.rules.js';
import { adjustFault, newBalance, stepAmount, type AdjustDraft } from './money/adjust.rules.js';
import { isTimeFault, minutesOf, momentsOf } from './money/payments.rules.js';
import { serviceState, showPercent, showRatio, tomanOf, wholeHours } from './numbers/numbers.rules.js';
import { axisTicks, shortNumber } from '#client/ui/charts/chart-axis.js';
import { downloadFault } from '#client/ui/lists/download-file.js';
import { pageLinks } from '#client/ui/page-links.js';
import { customerOf, instantsOf, pageOf, withChanges } from './use-admin-url.js';
import { DUE_FIRST, orderChanges, orderOf, shownOrder } from './parts/list-order.js';
import { filterQuery } from './parts/use-saved-filters.js';
import { isTyping, tabIndexOfKey } from './use-admin-keys.js';

const adjust = (over: Partial<AdjustDraft>): AdjustDraft => ({
  type: 'debit',
  amount: '۵٬۰۰۰',
  reason: 'اصلاح',
  notes: '',
  ...over,
});

test('S-188 the documented tabs keep their addresses', () => {
  const keys = ADMIN_TABS.map(({ key }) => key);
  const documented = 'orders users emails stats system-health invoices receipts payments wallets domains tools';
  expect(keys).toEqual(expect.arrayContaining(documented.split(' ')));
  expect(new Set(keys).size).toBe(keys.length);
});

test('S-188 digits open tabs, zero the tenth, Persian too', () => {
  expect(tabIndexOfKey('1')).toBe(0);
  expect(tabIndexOfKey('۹')).toBe(8);
  expect(tabIndexOfKey('0')).toBe(9);
  expect(tabIndexOfKey('x')).toBeNull();
  expect(isTyping(document.createElement('input'))).toBe(true);
  expect(isTyping(document.body)).toBe(false);
});

test('S-189 S-190 S-192 S-197 lists hold ten, documents and payments twenty, mails a hundred', () => {
  expect(PAGE_SIZE.admin).toBe(10);
  expect(PAGE_SIZE.adminDocuments).toBe(20);
  expect(PAGE_SIZE.emailLogs).toBe(100);
});

test('S-192 a hundred mails are ten pages of ten', () => {
  const mails = Array.from({ length: 100 }, (_, index) => index);
  expect(pageOfList(mails, 1).items).toEqual(mails.slice(0, 10));
  expect(pageOfList(mails, 10)).toMatchObject({ items: mails.slice(90), pagination: { pages: 10, total: 100 } });
  expect(pageOfList(mails, 99).page).toBe(10);
  expect(pageOfList([], 1).items).toEqual([]);
});

test('S-193 the overdue ratio keeps one decimal, averages are whole', () => {
  expect(showRatio(1.5)).toBe('۱٫۵');
  expect(showRatio(2)).toBe('۲٫۰');
  expect(tomanOf(12_346)).toBe(1235);
});

test('S-194 uptime is shown in whole hours, loads in percent', () => {
  expect(wholeHours(3599)).toBe(0);
  expect(wholeHours(7300)).toBe(2);
  expect(showPercent(42.54)).toBe('۴۲٫۵٪');
  expect(serviceState('ok')).toBe('ok');
  expect(serviceState('???')).toBe('unknown');
});

test('an axis has whole steps up to the greatest value', () => {
  expect([0, 3, 7, 23, 260].map(axisTicks)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 2, 4, 6, 8],
    [0, 10, 20, 30],
    [0, 100, 200, 300],
  ]);
  for (const value of [1, 9, 99, 12_345, 987_654_321]) {
    const ticks = axisTicks(value);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(value);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
  expect([800, 2_500_000, 40_000, 1_000_000_000].map(shortNumber)).toEqual([
    '۸۰۰',
    '۲٫۵ میلیون',
    '۴۰ هزار',
    '۱ میلیارد',
  ]);
});

test('S-195 up to five page links with ellipses', () => {
  expect(pageLinks(1, 3)).toEqual([1, 2, 3]);
  expect(pageLinks(2, 9)).toEqual([1, 2, 3, 4, null, 9]);
  expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageLinks(9, 9)).toEqual([1, null, 6, 7, 8, 9]);
  for (let page = 1; page <= 40; page += 1)
    expect(pageLinks(page, 40).filter((link) => link !== null).length).toBeLessThanOrEqual(5);
  expect(adminMessages.pages.of(2, 7)).toBe('صفحهٔ ۲ از ۷');
});

test('S-195 a range of days takes both ends in', () => {
  const day = Date.UTC(2026, 10, 21) / 86_400_000;
  expect(instantsOf({ from: day, to: day })).toEqual({
    from: '2026-11-20T20:30:00.000Z',
    to: '2026-11-21T20:29:59.999Z',
  });
  expect(instantsOf({ from: null, to: null })).toEqual({ from: null, to: null });
});

test('S-196 filters include the hour of the day', () => {
  const day = Date.UTC(2026, 10, 21) / 86_400_000;
  expect(minutesOf('۰۸:۳۰')).toBe(510);
  expect(minutesOf('25:00')).toBeNull();
  expect(isTimeFault('')).toBe(false);
  expect(isTimeFault('۸ صبح')).toBe(true);
  expect(momentsOf({ range: { from: day, to: day }, fromTime: '08:30', toTime: '۰۹:۰۰' })).toEqual({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-21T05:30:59.999Z',
  });
});

test('S-198 the preview adds, subtracts, or corrects', () => {
  expect(newBalance('credit', 10_000, 5000)).toBe(15_000);
  expect(newBalance('debit', 10_000, 5000)).toBe(5000);
  expect(newBalance('correction', 10_000, 5000)).toBe(5000);
});

test('S-198 cannot debit above the balance', () => {
  expect(adjustFault(adjust({}), 5000)).toBeNull();
  expect(adjustFault(adjust({}), 4999)).toBe('insufficient');
});

test('S-198 cannot go without a positive amount and a reason', () => {
  expect(adjustFault(adjust({ reason: '   ' }), 9000)).toBe('missing');
  expect(adjustFault(adjust({ amount: '' }), 9000)).toBe('missing');
  expect(adjustFault(adjust({ amount: '۰' }), 9000)).toBe('positive');
  expect(adjustFault(adjust({ amount: '0', type: 'correction' }), 9000)).toBe('positive');
  expect(adminMoneyMessages.adjust.faults.missing).toBe('لطفاً مبلغ و دلیل را وارد کنید.');
});

test('S-198 the amount steps by a thousand toman, never below nothing', () => {
  expect(WALLET.adjustStepTomans).toBe(1000);
  expect(stepAmount('', 1)).toBe(1000);
  expect(stepAmount('۱٬۵۰۰', 1)).toBe(2500);
  expect(stepAmount('۵۰۰', -1)).toBe(0);
});

test('S-199 a price is sent only as an integer from zero', () => {
  expect(priceToSend('۴۵۰٬۰۰۰')).toBe(450_000);
  expect(priceToSend('0')).toBe(0);
  for (const wrong of ['', '-1', '1.5', 'رایگان']) expect(priceToSend(wrong)).toBeNull();
});

test('S-199 a new extension takes all fields, generic by default', () => {
  expect(EMPTY_EXTENSION.category).toBe('generic');
  expect(isExtensionComplete({ ...EMPTY_EXTENSION, extension: '.shop', price: '90000' })).toBe(false);
  expect(isExtensionComplete({ ...EMPTY_EXTENSION, extension: 'shop', price: '90000', description: 'ف' })).toBe(true);
  expect(extensionOf(' Shop')).toBe('.shop');
  expect(adminDomainMessages.dialog.missing).toBe('لطفاً همهٔ کادرها را پر کنید.');
  expect(Object.keys(adminDomainMessages.categories)).toEqual(['country', 'generic', 'specialized']);
});

test('S-202 a failed download says HTTP, status and its text', () => {
  const error = new RestError(503, 'HTTP 503', uiError('SERVER_ERROR'), 'Service Unavailable');
  expect(downloadFault(error)).toBe(ltr('HTTP 503: Service Unavailable'));
  const overHttp2 = new RestError(404, 'HTTP 404', uiError('NOT_FOUND'));
  expect(downloadFault(overHttp2)).toBe(ltr('HTTP 404: Not Found'));
});

test('the filters are in the address', () => {
  const now = new URLSearchParams('tab=users&page=3');
  expect(withChanges(now, { search: 'سارا', page: null }).toString()).toBe('tab=users&search=%D8%B3%D8%A7%D8%B1%D8%A7');
  expect([pageOf('4'), pageOf('0'), pageOf('x'), pageOf(null)]).toEqual([4, 1, 1, 1]);
});

test('the order of a list is in the address', () => {
  const url = (text: string) => ({ get: (name: string) => new URLSearchParams(text).get(name) });
  expect(orderOf(url('sort=price&dir=asc'), ['created', 'price'])).toEqual({ sort: 'price', direction: 'asc' });
  expect(orderOf(url('sort=secret&dir=up'), ['created', 'price'])).toEqual({ sort: null, direction: null });
  expect(shownOrder(url(''))).toEqual({ sort: 'created', direction: 'desc' });
  expect(orderChanges({ sort: 'created', direction: 'desc' })).toEqual({ sort: null, dir: null });
  expect(orderChanges({ sort: 'price', direction: 'asc' })).toEqual({ sort: 'price', dir: 'asc' });
});

test('a customer in the address is an id', () => {
  const id = '01a209d8-779b-77ed-9e18-cf15dc438092';
  expect([id, 'sara', ''].map((user) => customerOf({ get: () => user }))).toEqual([id, null, null]);
});

test('a saved filter keeps no page and no tab', () => {
  const params = new URLSearchParams('tab=orders&status=pending&page=4&dir=asc&search=');
  expect(filterQuery(params)).toBe('dir=asc&status=pending');
});

test('an act shows what it changed, and nothing else', () => {
  expect(changesOf({ status: 'active', role: 'user' }, { status: 'banned', role: 'user' })).toEqual([
    { name: 'status', field: 'وضعیت', before: 'فعال', after: 'مسدود' },
  ]);
  expect(changesOf(null, { unheardOf: 5 })).toEqual([
    { name: 'unheardOf', field: 'unheardOf', before: '—', after: '۵' },
  ]);
  expect(changesOf({ balanceRials: 0, available: false }, { balanceRials: 2_500_000, available: true })).toEqual([
    { name: 'balanceRials', field: 'موجودی', before: '۰ ریال', after: '۲٬۵۰۰٬۰۰۰ ریال' },
    { name: 'available', field: 'در فهرست فروش', before: 'نه', after: 'بله' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});

test('a list of work begins with what is due first', () => {
  const url = (text: string) => new URLSearchParams(text);
  expect(shownOrder(url(''), DUE_FIRST)).toEqual({ sort: 'due', direction: 'asc' });
  expect(orderChanges({ sort: 'due', direction: 'asc' }, DUE_FIRST)).toEqual({ sort: null, dir: null });
  const newest = { sort: 'created', direction: 'desc' } as const;
  expect(orderChanges(newest, DUE_FIRST)).toEqual({ sort: 'created', dir: 'desc' });
  expect(shownOrder(url('sort=created&dir=desc'), DUE_FIRST)).toEqual(newest);
});

test('extensions are searched, filtered and sorted', () => {
  const given = (extension: string, category: 'country' | 'generic', price: number, renewal: number) => ({
    id: extension,
    extension,
    category,
    priceToman: toman(price),
    renewalPriceToman: toman(renewal),
    description: 'كاربردها',
    available: true,
    checkable: true,
  });
  const all = [given('.ir', 'country', 10, 90), given('.com', 'generic', 20, 30), given('.net', 'generic', 30, 20)];
  const names = (filters: object, order = CHEAPEST_FIRST) =>
    shownExtensions(all, { search: null, category: null, ...filters }, order).map(({ extension }) => extension);
  expect(names({})).toEqual(['.ir', '.com', '.net']);
  expect(names({}, { sort: 'renewal', direction: 'desc' })).toEqual(['.ir', '.com', '.net']);
  expect(names({}, { sort: 'extension', direction: 'asc' })).toEqual(['.com', '.ir', '.net']);
  expect(names({ category: 'generic' })).toEqual(['.com', '.net']);
  expect(names({ search: 'NET' })).toEqual(['.net']);
  expect(names({ search: 'کاربرد' })).toHaveLength(3);
});

test('an audit entry names what is inside of the claims', () => {
  const claims = { siteReady: '۲۴ ساعت', customers: 10 };
  const changes = changesOf({ claims }, { claims: { ...claims, siteReady: '' }, strange: 'x', status: 'online' });
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    [platformMessages.settings.fields.siteReady, '۲۴ ساعت', '—'],
    ['strange', '—', 'x'],
    ['وضعیت', '—', 'آنلاین'],
  ]);
});
