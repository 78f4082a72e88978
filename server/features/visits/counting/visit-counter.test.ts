import { VISITS } from '#core/limits/limits.js';
import { manualClock } from '#tests/helpers/clock.js';
import { LAPTOP, PHONE, requestOf, ROBOT } from '#tests/helpers/visits.js';
import type { PendingDay } from './pending-visits.js';
import { VisitCounter } from './visit-counter.js';

const clock = manualClock('2026-11-21T20:00:00Z');
const page = { siteId: 'site', path: 'index.html' };

function counterOf(write: (days: readonly PendingDay[]) => Promise<void>) {
  const onFault = jest.fn();
  return { counter: new VisitCounter({ clock, write, onFault }), onFault };
}

/** Everything that was written, in turn. */
function written() {
  const days: PendingDay[] = [];
  const write = (some: readonly PendingDay[]): Promise<void> => {
    days.push(...some);
    return Promise.resolve();
  };
  return { days, ...counterOf(write) };
}

describe('counting', () => {
  it('leaves out robots and who says nothing of itself', async () => {
    const { counter, days } = written();
    for (const userAgent of [ROBOT, '', '  ', 'curl/8.5.0', 'TelegramBot (like TwitterBot)', 'HeadlessChrome/131.0'])
      counter.note(requestOf('203.0.113.7', userAgent), page);
    await counter.close();
    expect(days).toEqual([]);
  });

  it('leaves out what is fetched ahead or into another page', async () => {
    const { counter, days } = written();
    const unseen: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'sec-fetch-dest': 'iframe' },
    ];
    for (const headers of unseen) counter.note(requestOf('203.0.113.7', PHONE, headers), page);
    counter.note(requestOf('203.0.113.7', PHONE, { 'sec-fetch-dest': 'document' }), page);
    await counter.close();
    expect((days[0]?.visitors ?? []).map(({ pages }) => [...pages])).toEqual([[['/', 1]]]);
  });

  it('begins a day at midnight in Tehran', async () => {
    const { counter, days } = written();
    counter.note(requestOf('203.0.113.7', PHONE), page);
    clock.advance(29 * 60_000 + 59_999);
    counter.note(requestOf('203.0.113.7', PHONE), page);
    clock.advance(1);
    counter.note(requestOf('203.0.113.7', PHONE), page);
    await counter.close();
    expect(days.map(({ day, visitors }) => [day, visitors[0]?.pages.get('/')])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 1],
    ]);
  });

  it('reads a bounded part of what a client says', async () => {
    const { counter, days, onFault } = written();
    const referer = `https://${'a.'.repeat(8000)}example/`;
    counter.note(requestOf('203.0.113.7', `${LAPTOP} ${'x'.repeat(16_000)}`, { referer }), page);
    await counter.close();
    const visitor = days[0]?.visitors[0];
    expect(visitor?.userAgent).toHaveLength(VISITS.userAgent);
    expect(visitor?.first).toEqual({ source: 'direct', referrer: '' });
    expect(onFault).not.toHaveBeenCalled();
  });

  it('counts all of one network of IPv6 as one address', async () => {
    const { counter, days } = written();
    for (const end of ['1', '2', 'ffff']) counter.note(requestOf(`2001:db8:1:2::${end}`, PHONE), page);
    await counter.close();
    expect(days[0]?.visitors.length).toBe(1);
  });
});

describe('writing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('follows within a minute, so that a kill loses no more', async () => {
    const { counter, days } = written();
    counter.note(requestOf('203.0.113.7', PHONE), page);
    expect(days).toHaveLength(0);
    jest.advanceTimersByTime(30_000);
    expect(days).toHaveLength(1);
    expect(VISITS.flushMs).toBeLessThanOrEqual(30_000);
    await counter.close();
  });

  it('is tried again with what could not be written, once', async () => {
    const days: PendingDay[] = [];
    let isDown = true;
    const { counter, onFault } = counterOf((some) => {
      if (isDown) return Promise.reject(new Error('the database is down'));
      days.push(...some);
      return Promise.resolve();
    });
    counter.note(requestOf('203.0.113.7', PHONE), page);
    jest.advanceTimersByTime(VISITS.flushMs);
    await counter.flush();
    expect(onFault).toHaveBeenCalled();
    counter.note(requestOf('203.0.113.8', PHONE), page);
    isDown = false;
    await counter.close();
    expect(days.map(({ visitors }) => visitors.map(({ address }) => address))).toEqual([
      ['203.0.113.7'],
      ['203.0.113.8'],
    ]);
  });

  it('happens at once when much is waiting', async () => {
    const { counter, days } = written();
    for (let at = 0; at < VISITS.flushAt; at += 1)
      counter.note(requestOf(`10.${at >> 8}.${at & 255}.1, 198.51.${at >> 8}.${at & 255}`, PHONE), page);
    expect(days.length).toBeGreaterThan(0);
    await counter.close();
  });
});
