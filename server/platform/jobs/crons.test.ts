import { nextRun, type Cron } from './crons.js';

const job = 'reconcile_payments';

it.each<[Cron, string, string]>([
  [{ job }, '2026-11-21T10:00:30.5Z', '2026-11-21T10:01:00.000Z'],
  [{ job }, '2026-11-21T10:01:00.000Z', '2026-11-21T10:02:00.000Z'],
  [{ job, minute: 17 }, '2026-11-21T10:16:59Z', '2026-11-21T10:17:00.000Z'],
  [{ job, minute: 17 }, '2026-11-21T10:17:00Z', '2026-11-21T11:17:00.000Z'],
  [{ job, hour: 23, minute: 40 }, '2026-11-21T23:39:00Z', '2026-11-21T23:40:00.000Z'],
  [{ job, hour: 23, minute: 40 }, '2026-11-30T23:41:00Z', '2026-12-01T23:40:00.000Z'],
])('%j after %s runs at %s', (cron, now, expected) => {
  expect(nextRun(cron, new Date(now)).toISOString()).toBe(expected);
});
