import { WALLET } from '#core/limits/limits.js';
import { adjustFault, newBalance, stepAmount, type AdjustDraft } from './adjust.rules.js';
import { adminWalletMessages } from './admin-wallets.messages.js';

const adjust = (over: Partial<AdjustDraft>): AdjustDraft => ({
  type: 'debit',
  amount: '۵٬۰۰۰',
  reason: 'اصلاح',
  notes: '',
  ...over,
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
  expect(adminWalletMessages.adjust.faults.missing).toBe('لطفاً مبلغ و دلیل را وارد کنید.');
});

test('S-198 the amount steps by a thousand toman, never below nothing', () => {
  expect(WALLET.adjustStepTomans).toBe(1000);
  expect(stepAmount('', 1)).toBe(1000);
  expect(stepAmount('۱٬۵۰۰', 1)).toBe(2500);
  expect(stepAmount('۵۰۰', -1)).toBe(0);
});
