/** @jest-environment jsdom */
import { PAGE_SIZE } from '../../../core/limits/limits.js';
import { platformMessages } from '../../lib/messages/platform-mode.messages.js';
import { ADMIN_TABS } from './admin-tabs.js';
import { changesOf } from './audit/audit.rules.js';
import { isTyping, tabIndexOfKey } from './use-admin-keys.js';

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
