import { WEBHOOK } from '#core/sites/webhooks.js';
import { afterTry } from './after-try.js';

const now = new Date('2026-11-24T08:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const last = WEBHOOK.pauses.length + 1;

it('is delivered by any answer of success', () => {
  for (const status of [200, 204, 299])
    expect(afterTry({ status }, { tries: 1, failingSince: null, now }).state).toBe('delivered');
});

it('waits longer after each failure', () => {
  const waits = WEBHOOK.pauses.map((_, at) => {
    const { state, nextTryAt } = afterTry({ status: 500 }, { tries: at + 1, failingSince: null, now });
    expect(state).toBe('waiting');
    return nextTryAt?.getTime() ?? 0;
  });
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(new Set(waits).size).toBe(waits.length);
});

it('takes a redirect for a failure', () => {
  expect(afterTry({ status: 302 }, { tries: 1, failingSince: null, now }).state).toBe('waiting');
});

it('ends after the last try', () => {
  const ended = afterTry({ fault: 'timeout' }, { tries: last, failingSince: daysAgo(1), now });
  expect(ended).toEqual({ state: 'failed', nextTryAt: null, turnsOff: false });
});

it('turns off what has failed for days', () => {
  const since = daysAgo(WEBHOOK.failingDays);
  expect(afterTry({ fault: 'timeout' }, { tries: last, failingSince: since, now }).turnsOff).toBe(true);
});

it('turns off at once where the receiver is gone', () => {
  const ended = afterTry({ status: 410 }, { tries: 1, failingSince: null, now });
  expect(ended).toEqual({ state: 'failed', nextTryAt: null, turnsOff: true });
});
