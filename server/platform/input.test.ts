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
    { path: 'user.age', message: 'این مقدار درست نیست.', code: 'FIELD_INVALID' },
  ]);
});

test.each<[string, z.ZodType, unknown, string]>([
  ['left out', z.string(), undefined, 'FIELD_MISSING'],
  ['null', z.string(), null, 'FIELD_INVALID'],
  ['too short', z.string().min(2), 'a', 'FIELD_TOO_SMALL'],
  ['too much', z.number().max(2), 3, 'FIELD_TOO_LARGE'],
  ['no address', z.email(), 'a', 'FIELD_FORMAT'],
  ['no name that is known', z.strictObject({}), { x: 1 }, 'FIELD_UNKNOWN'],
  ['refused by a rule', z.string().refine(() => false), 'a', 'FIELD_INVALID'],
])('a value that is %s has its code', (_what, schema, field, code) => {
  expect(faultsOf(z.object({ field: schema }), { field })).toMatchObject([{ code }]);
});

test('a name that an object does not have is answered with the nearest one that it has', () => {
  const schema = z.strictObject({ currentPassword: z.string().optional() }).optional();
  expect(faultsOf(schema, { currentPasword: 'x', other: 1 })).toMatchObject([
    { path: 'currentPasword', code: 'FIELD_UNKNOWN', nearestField: 'currentPassword' },
    { path: 'other', code: 'FIELD_UNKNOWN', nearestField: null },
  ]);
});

test('a body cannot get an answer of any number of faults', () => {
  const texts = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`t${n}`, n]));
  const faults = faultsOf(z.object({ texts: z.record(z.string(), z.string()) }), { texts });
  expect(faults).toHaveLength(100);
  expect(faults?.[0]?.path).toBe('texts.t0');
});
