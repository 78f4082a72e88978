import { HTTPS_CHECKS } from '#core/limits/limits.js';
import { httpsProgress, type HttpsStanding } from './https-progress.js';

const AT = new Date('2026-11-23T08:00:00Z');
const EARLIER = new Date('2026-11-23T07:00:00Z');
const NEW: HttpsStanding = { httpsReadyAt: null, httpsCheckCount: 0 };
const READY: HttpsStanding = { httpsReadyAt: EARLIER, httpsCheckCount: 0 };

const pauseOf = (standing: HttpsStanding, outcome: 'ready' | 'refused' | 'silent'): number =>
  httpsProgress(standing, outcome, AT).httpsNextAt.getTime() - AT.getTime();

it('the first handshake that succeeds makes it ready, and later ones keep the time', () => {
  expect(httpsProgress(NEW, 'ready', AT)).toMatchObject({ httpsReadyAt: AT, httpsCheckedAt: AT, httpsCheckCount: 0 });
  expect(httpsProgress(READY, 'ready', AT).httpsReadyAt).toBe(EARLIER);
});

it('a refused handshake ends it, and silence changes nothing', () => {
  expect(httpsProgress(READY, 'refused', AT)).toMatchObject({ httpsReadyAt: null, httpsCheckCount: 1 });
  expect(httpsProgress(READY, 'silent', AT)).toMatchObject({ httpsReadyAt: EARLIER, httpsCheckCount: 1 });
  expect(httpsProgress(NEW, 'silent', AT).httpsReadyAt).toBeNull();
});

it('pauses grow up to a bound, also after many failures', () => {
  const failed = (httpsCheckCount: number) => pauseOf({ ...NEW, httpsCheckCount }, 'refused');
  expect([failed(0), failed(1), failed(2)]).toEqual([60_000, 120_000, 240_000]);
  expect([failed(1000), pauseOf(READY, 'ready')]).toEqual([HTTPS_CHECKS.longestPauseMs, HTTPS_CHECKS.longestPauseMs]);
});
