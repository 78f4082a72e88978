import { brandingSchema } from './design.js';
import { lookSchema } from './look-schema.js';
import { LOOK, LOOK_KEYS, lookValue } from './look.js';

test('every choice is accepted, and its absence', () => {
  for (const key of LOOK_KEYS)
    for (const value of [...LOOK[key], null, undefined])
      expect(lookSchema.safeParse({ [key]: value }).success).toBe(true);
});

test.each([
  ['corners', 'huge'],
  ['scheme', 'red;}'],
  ['tone', 7],
  ['motion', ['reveal']],
  ['density', { $ne: null }],
])('%s cannot be %p', (key, value) => {
  expect(brandingSchema.safeParse({ look: { [key]: value } }).success).toBe(false);
});

test.each(['comic', '', 3])('the heading font cannot be %p', (headingFont) => {
  expect(brandingSchema.safeParse({ headingFont }).success).toBe(false);
});

test('what was not chosen is the first of its choices', () => {
  expect(LOOK_KEYS.map((key) => lookValue(undefined, key))).toEqual(LOOK_KEYS.map((key) => LOOK[key][0]));
  expect(lookValue({ tone: 'warm', scheme: null }, 'tone')).toBe('warm');
});
