/** @jest-environment jsdom */
import { PAGE_SIZE } from '#core/limits/limits.js';
import { ADMIN_TABS } from './admin-tabs.js';
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
