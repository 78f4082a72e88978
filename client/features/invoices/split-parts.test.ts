import { splitParts } from './split-parts.js';

test('S-173 the wallet gives what it has', () => {
  expect(splitParts(2_500_000, 400_000)).toEqual({ walletToman: 400_000, cardToman: 2_100_000 });
});

test('S-173 an empty wallet and a full one split nothing', () => {
  expect(splitParts(2_500_000, 0)).toBeNull();
  expect(splitParts(2_500_000, 2_500_000)).toBeNull();
  expect(splitParts(2_500_000, 9_000_000)).toBeNull();
});

test('S-173 the card cannot pay less than the gateway takes', () => {
  expect(splitParts(2_500_000, 2_499_990)).toEqual({ walletToman: 2_499_000, cardToman: 1_000 });
  expect(splitParts(1_000, 500)).toBeNull();
});
