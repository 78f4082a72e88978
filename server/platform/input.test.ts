import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { parseInput } from './input.js';

function faultsOf(schema: z.ZodType, value: unknown): AppError['fields'] {
  try {
    parseInput(schema, value);
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  throw new Error('nothing was faulty');
}

test('each faulty field is named, in Persian', () => {
  const schema = z.object({ user: z.object({ age: z.number(), name: z.string() }) });
  expect(faultsOf(schema, { user: { age: 'x', name: 'مهر' } })).toEqual([
    { path: 'user.age', message: 'این مقدار درست نیست یا جا افتاده است.' },
  ]);
});

test('a body cannot get an answer of any number of faults', () => {
  const texts = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`t${n}`, n]));
  const faults = faultsOf(z.object({ texts: z.record(z.string(), z.string()) }), { texts });
  expect(faults).toHaveLength(100);
  expect(faults?.[0]?.path).toBe('texts.t0');
});
