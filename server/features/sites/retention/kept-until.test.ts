import { SITE_RETENTION } from '#core/limits/limits.js';
import { keptUntil, type Kept } from './kept-until.js';

const DAY = 24 * 60 * 60 * 1000;
const at = (days: number): Date => new Date(Date.UTC(2026, 0, 1) + days * DAY);
const closed: Kept = { stoppedAt: at(0), removalToldAt: null, removedAt: null };
const [kept, told] = [SITE_RETENTION.keptMs / DAY, SITE_RETENTION.noticeMs / DAY];

it('is the stated time after the site was closed, and stays so once its owner was notified', () => {
  expect(keptUntil(closed, at(1))).toEqual(at(kept));
  expect(keptUntil({ ...closed, removalToldAt: at(kept - told) }, at(kept - 1))).toEqual(at(kept));
});

it('is never sooner than so long after its owner was notified, however late that is', () => {
  expect(keptUntil(closed, at(200))).toEqual(at(200 + told));
  expect(keptUntil({ ...closed, removalToldAt: at(200) }, at(210))).toEqual(at(200 + told));
});

it('is nothing for a site that is open, or whose releases are gone', () => {
  expect(keptUntil({ ...closed, stoppedAt: null }, at(1))).toBeNull();
  expect(keptUntil({ ...closed, removedAt: at(120) }, at(130))).toBeNull();
});
