import { z } from 'zod';
import { orderBy, orderFields } from './order.js';

const COLUMNS = { created: 'o.created_at', price: 'o.price_rials' } as const;

it('sorts by the newest where nothing is said', () => {
  expect(orderBy(COLUMNS, {}, 'o.id')).toBe('order by o.created_at desc, o.id desc');
});

it('sorts by column and id in one direction', () => {
  expect(orderBy(COLUMNS, { sort: 'price', direction: 'asc' })).toBe('order by o.price_rials asc, id asc');
});

it('cannot be sorted by what is not named', () => {
  const schema = z.object(orderFields(['created', 'price']));
  expect(schema.safeParse({ sort: 'price; drop table orders' }).success).toBe(false);
  expect(schema.safeParse({ direction: 'desc nulls first' }).success).toBe(false);
  expect(schema.safeParse({ sort: 'price', direction: null }).success).toBe(true);
});
