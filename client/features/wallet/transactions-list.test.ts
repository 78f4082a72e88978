import { WALLET_TRANSACTION_NAMES } from '#core/value-names.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { chunkOf, isIncoming } from './transactions-list.js';

test('S-167 five pages of ten come from one fetch of fifty', () => {
  expect([1, 2, 5].map(chunkOf)).toEqual([
    { chunk: 1, from: 0 },
    { chunk: 1, from: 10 },
    { chunk: 1, from: 40 },
  ]);
  expect(chunkOf(6)).toEqual({ chunk: 2, from: 0 });
});

test('S-204 incoming money is distinguished from outgoing money', () => {
  const types = ['deposit', 'credit', 'refund', 'withdrawal', 'debit'] as const;
  expect(types.map((type) => isIncoming({ type }))).toEqual([true, true, true, false, false]);
});

test('S-204 no type of the filter and of the rows reads like another', () => {
  expect(walletMessages.transactions.types).toEqual(WALLET_TRANSACTION_NAMES);
  const { deposit, credit, withdrawal } = WALLET_TRANSACTION_NAMES;
  expect([deposit, credit, withdrawal]).toEqual(['واریز از درگاه', 'واریز از سوی برپا', 'برداشت']);
  const names = Object.values(WALLET_TRANSACTION_NAMES);
  for (const name of names) expect(names.filter((other) => other.includes(name))).toEqual([name]);
});
