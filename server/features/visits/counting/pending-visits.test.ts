import { VISITS } from '#core/limits/limits.js';
import { PendingVisits, type View } from './pending-visits.js';

const viewOf = (over: Partial<View> = {}): View => ({
  siteId: 'site',
  day: '2026-11-22',
  path: '/',
  address: '203.0.113.7',
  userAgent: 'browser',
  device: 'phone',
  arrival: null,
  ...over,
});

const from = (referrer: string): View['arrival'] => ({ source: 'other', referrer });

describe('visits in memory', () => {
  it('are those of one visitor until the next writing', () => {
    const pending = new PendingVisits();
    for (const path of ['/', '/about', '/']) pending.add(viewOf({ path }));
    const [day] = pending.drain();
    const [visitor] = day?.visitors ?? [];
    expect(day?.visitors.length).toBe(1);
    expect([...(visitor?.pages ?? [])]).toEqual([
      ['/', 2],
      ['/about', 1],
    ]);
    expect(pending.drain()).toEqual([]);
  });

  it('cannot be filled with a million referrers', () => {
    const pending = new PendingVisits();
    for (let at = 0; at < 1_000_000; at += 1) pending.add(viewOf({ arrival: from(`h${at}.example`) }));
    const [day] = pending.drain();
    expect(day?.referrers.size).toBe(VISITS.referrers + 1);
    expect(day?.referrers.get('')).toBe(1_000_000 - VISITS.referrers);
    expect(day?.sources.get('other')).toBe(1_000_000);
  });

  it('cannot be filled by one address', () => {
    const pending = new PendingVisits();
    const added = Array.from({ length: 1000 }, (_, at) => pending.add(viewOf({ userAgent: `browser ${at}` })));
    expect(added.filter(Boolean)).toHaveLength(VISITS.visitorsOfAddress);
    expect(pending.add(viewOf({ address: '203.0.113.8' }))).toBe(true);
  });

  it('cannot be filled by many addresses, on one site or on many', () => {
    const pending = new PendingVisits();
    const add = (siteId: string, at: number): boolean => pending.add(viewOf({ siteId, address: `address ${at}` }));
    for (let at = 0; at < VISITS.visitorsOfSite + 1000; at += 1) add('one', at);
    expect(pending.size).toBe(2 * VISITS.visitorsOfSite);
    for (let at = 0; at < VISITS.entries; at += 1) add(`site ${at}`, at);
    expect(pending.size).toBeLessThanOrEqual(VISITS.entries);
    expect(add('last', 0)).toBe(false);
    pending.drain();
    expect(add('last', 0)).toBe(true);
  });

  it('cannot be filled with pages of a visitor', () => {
    const pending = new PendingVisits();
    for (let at = 0; at < VISITS.entries + 1000; at += 1) pending.add(viewOf({ path: `/${at}` }));
    expect(pending.size).toBe(VISITS.entries);
  });
});
