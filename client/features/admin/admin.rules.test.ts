/** @jest-environment jsdom */
import { PAGE_SIZE, WALLET } from '../../../core/limits/limits.js';
import { adminMoneyMessages } from '../../lib/messages/admin/admin-money.messages.js';
import { platformMessages } from '../../lib/messages/platform-mode.messages.js';
import { ADMIN_TABS } from './admin-tabs.js';
import { changesOf } from './audit/audit.rules.js';
import { adjustFault, newBalance, stepAmount, type AdjustDraft } from './money/adjust.rules.js';
import { isTimeFault, minutesOf, momentsOf } from './money/payments.rules.js';
import { serviceState, showPercent, showRatio, wholeHours } from './numbers/numbers.rules.js';
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

test('S-193 the overdue ratio keeps one decimal', () => {
  expect(showRatio(1.5)).toBe('۱٫۵');
  expect(showRatio(2)).toBe('۲٫۰');
});

test('S-194 uptime is shown in whole hours, loads in percent', () => {
  expect(wholeHours(3599)).toBe(0);
  expect(wholeHours(7300)).toBe(2);
  expect(showPercent(42.54)).toBe('۴۲٫۵٪');
  expect(serviceState('ok')).toBe('ok');
  expect(serviceState('???')).toBe('unknown');
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

test('an audit entry names what is inside of the claims', () => {
  const claims = { siteReady: '۲۴ ساعت', customers: 10 };
  const changes = changesOf({ claims }, { claims: { ...claims, siteReady: '' }, strange: 'x', status: 'online' });
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    [platformMessages.settings.fields.siteReady, '۲۴ ساعت', '—'],
    ['strange', '—', 'x'],
    ['وضعیت', '—', 'آنلاین'],
  ]);
});
