import { toman } from '#core/money.js';
import { amountFaultOf, registeredNames, withoutNames } from './money-back.rules.js';

const held = { id: '1', name: 'kafe.com', registeredAt: '2026-01-01T00:00:00Z', renewalPriceToman: toman(900_000) };

it('a name counts as spent once it is registered', () => {
  const waiting = { ...held, name: 'waits.ir', registeredAt: null };
  const order = { id: 'o', registrations: [held, waiting] } as Parameters<typeof registeredNames>[0]['order'];
  expect(registeredNames({ order })).toEqual([{ name: 'kafe.com', priceToman: 900_000 }]);
  expect(registeredNames({ order: null })).toEqual([]);
});

it('what is left leaves out each registered year', () => {
  const names = [
    { name: 'a.com', priceToman: toman(900_000) },
    { name: 'b.art', priceToman: null },
  ];
  expect(withoutNames(toman(2_500_000), names)).toBe(1_600_000);
  expect(withoutNames(toman(900_000), names)).toBeNull();
  expect(withoutNames(toman(2_500_000), [])).toBeNull();
});

it('an amount cannot be nothing, nor more than is left', () => {
  expect(amountFaultOf(toman(0), toman(100))).toContain('رقم');
  expect(amountFaultOf(toman(101), toman(100))).toContain('۱۰۰ تومان');
  expect(amountFaultOf(toman(100), toman(100))).toBeNull();
});
