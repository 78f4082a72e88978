import { toman } from '#core/money.js';
import { adminDomainMessages } from './admin-domains.messages.js';
import {
  CHEAPEST_FIRST,
  EMPTY_EXTENSION,
  extensionOf,
  isExtensionComplete,
  priceToSend,
  shownExtensions,
} from './domains.rules.js';

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
