import { changeText, firstDay, shareOf, viewsPerVisitor } from './visits.rules.js';

test('the change to the days before has a sign and a period', () => {
  expect(changeText(150, 100, 7)).toBe('\u200e+۵۰٪ نسبت به ۷ روز پیش از آن');
  expect(changeText(50, 100, 30)).toBe('\u200e−۵۰٪ نسبت به ۳۰ روز پیش از آن');
  expect(changeText(100, 100, 7)).toBe('بدون تغییر نسبت به ۷ روز پیش از آن');
  expect(changeText(100, 0, 7)).toBe('در ۷ روز پیش از آن بازدیدی ثبت نشده است');
});

test('a period ends today in Tehran', () => {
  expect(firstDay(new Date('2026-11-21T20:29:59Z'), 7)).toBe('2026-11-15');
  expect(firstDay(new Date('2026-11-21T20:30:00Z'), 7)).toBe('2026-11-16');
});

test('nothing is divided by zero', () => {
  expect(viewsPerVisitor(0, 0)).toBe('—');
  expect(viewsPerVisitor(5, 2)).toBe('۲٫۵');
  expect([shareOf(0, 0), shareOf(1, 3), shareOf(3, 3)]).toEqual([0, 33.3, 100]);
});
