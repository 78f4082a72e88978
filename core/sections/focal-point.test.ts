import { focalPoint, storedFocalPoint } from './focal-point.js';

test('a focal point is two percents', () => {
  expect(focalPoint('0 100')).toEqual({ left: 0, top: 100 });
  expect(storedFocalPoint({ left: 33.4, top: 50 })).toBe('33 50');
});

test.each(['', '50', '50 101', '-1 5', '05 5', '50 50;color:red', '50% 50%', '50  50', '۵۰ ۵۰', '1e1 5'])(
  'a focal point cannot be %p',
  (stored) => expect(focalPoint(stored)).toBeNull(),
);

test('cannot leave the picture', () => expect(storedFocalPoint({ left: -20, top: 400 })).toBe('0 100'));
