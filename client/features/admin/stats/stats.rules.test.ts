import { showRatio } from './stats.rules.js';

test('S-193 the overdue ratio keeps one decimal', () => {
  expect(showRatio(1.5)).toBe('۱٫۵');
  expect(showRatio(2)).toBe('۲٫۰');
});
