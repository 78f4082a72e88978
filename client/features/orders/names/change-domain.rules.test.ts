import { domainChangeOf, extensionOf, namesOfOrder, readTyped } from './change-domain.rules.js';

const NOW = new Date('2026-11-22T10:00:00Z');
const paid = {
  status: 'in_progress',
  paymentStatus: 'paid',
  domain: 'narvan.ir',
  domainStatus: 'confirmed',
  domainChangeUntil: '2026-11-22T10:00:01Z',
} as const;

describe('changing an order’s name', () => {
  test('is open within 24 hours after payment', () => {
    expect(domainChangeOf(paid, NOW)).toBe('window');
  });

  test('cannot be done after them', () => {
    expect(domainChangeOf({ ...paid, domainChangeUntil: NOW.toISOString() }, NOW)).toBe('closed');
    expect(domainChangeOf({ ...paid, domainChangeUntil: null }, NOW)).toBe('closed');
  });

  test('stays open where another order was first', () => {
    const late = { ...paid, domainChangeUntil: null, domainStatus: 'awaiting_choice' } as const;
    expect(domainChangeOf(late, NOW)).toBe('choice');
  });

  test('stays open where there is no name yet', () => {
    expect(domainChangeOf({ ...paid, domain: '', domainChangeUntil: null }, NOW)).toBe('choice');
  });

  test('is open before payment', () => {
    expect(domainChangeOf({ ...paid, status: 'pending', paymentStatus: 'pending' }, NOW)).toBe('pending');
  });

  test('cannot be done to a cancelled or refunded order', () => {
    expect(domainChangeOf({ ...paid, status: 'cancelled' }, NOW)).toBe('closed');
    expect(domainChangeOf({ ...paid, paymentStatus: 'refunded', domainStatus: 'awaiting_choice' }, NOW)).toBe('closed');
  });
});

test('all names of an order are found', () => {
  const extra = { domain: 'a1', extension: '.com', price: null, available: null };
  const userInfo = { domain: 'a1', domainExtension: '.ir', ownsDomain: null, additionalDomains: [extra] };
  const order = { domain: 'a1.ir', status: 'in_progress' as const };
  expect(namesOfOrder({ ...order, wizardData: { userInfo } })).toEqual(['a1.ir', 'a1.com']);
  expect(namesOfOrder({ ...order, wizardData: { userInfo: null } })).toEqual(['a1.ir']);
  const wizardData = { userInfo: { ...userInfo, ownsDomain: true } };
  expect(namesOfOrder({ ...order, wizardData })).toEqual(['a1.com']);
  expect(namesOfOrder({ ...order, status: 'pending', wizardData })).toEqual(['a1.ir', 'a1.com']);
  expect(['a.ir', 'a.co.ir', ''].map(extensionOf)).toEqual(['.ir', '.co.ir', '']);
});

test('a typed name is judged by its registry’s rules', () => {
  expect(readTyped('https://Negar.ir/', '.ir')).toEqual({ label: 'negar', fault: null });
  expect(readTyped('نگار', '.ir').fault).toBe('invalid');
  expect(readTyped('ab', '.ir').fault).toBe('ir_too_short');
  expect(readTyped('ab', '.com').fault).toBeNull();
});
