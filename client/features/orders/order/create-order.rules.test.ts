import { orderMessages } from '#client/lib/messages/order.messages.js';
import { createOrderSchema, readCreateOrder } from './create-order.rules.js';

const { faults } = orderMessages.create;
const VALUES = { title: 'فروشگاه', price: '', description: '', comments: '' };

function faultsOf(over: Partial<typeof VALUES>): string[] {
  const parsed = createOrderSchema.safeParse({ ...VALUES, ...over });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

test('S-177 a title is enough', () => {
  expect(readCreateOrder(VALUES)).toEqual({ title: 'فروشگاه', price: null, description: '', comments: '' });
});

test('S-177 cannot do without a title', () => {
  expect(faultsOf({ title: '  ' })).toEqual([faults.title]);
});

test('S-177 the price is a number in any digits, or nothing', () => {
  expect(readCreateOrder({ ...VALUES, price: '۵٬۰۰۰٬۰۰۰' }).price).toBe(5_000_000);
  expect(faultsOf({ price: 'پنج میلیون' })).toEqual([faults.price]);
  expect(faultsOf({ price: '0' })).toEqual([faults.price]);
});

test('S-206 texts lose their tags; code and novels are refused', () => {
  expect(readCreateOrder({ ...VALUES, description: 'یک <b>فروشگاه</b>' }).description).toBe('یک فروشگاه');
  expect(faultsOf({ description: '<script>x</script>' })).toEqual([faults.markup]);
  expect(faultsOf({ comments: 'ا'.repeat(1001) })).toEqual([faults.tooLong(1000)]);
});
