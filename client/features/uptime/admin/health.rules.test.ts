import { serviceState, showPercent, wholeHours } from './health.rules.js';

test('S-194 uptime is shown in whole hours, loads in percent', () => {
  expect(wholeHours(3599)).toBe(0);
  expect(wholeHours(7300)).toBe(2);
  expect(showPercent(42.54)).toBe('۴۲٫۵٪');
  expect(serviceState('ok')).toBe('ok');
  expect(serviceState('???')).toBe('unknown');
});
