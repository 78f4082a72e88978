import { courseOf } from './course.rules.js';

const PAID = '2026-01-01T08:00:00Z';
const ONLINE = '2026-01-01T08:00:04Z';
const LATER = '2026-02-01T08:00:00Z';

const release = (number: number, createdAt: string, isLive: boolean) => ({ number, createdAt, isLive });
const site = (over: Partial<Parameters<typeof courseOf>[0]> = {}) => ({
  status: 'online' as const,
  isBuilding: false,
  createdAt: PAID,
  onlineAt: ONLINE,
  liveReleaseId: 'r',
  publishAt: null,
  releases: [release(1, ONLINE, true)],
  domains: [],
  ...over,
});
const keys = (over: Parameters<typeof site>[0]) => courseOf(site(over)).map(({ key }) => key);

test('a site that is being made waits for its address', () => {
  const over = { status: 'building' as const, isBuilding: true, onlineAt: null, liveReleaseId: null, releases: [] };
  expect(keys(over)).toEqual(['paid', 'building']);
  expect(courseOf(site(over)).map(({ isDone }) => isDone)).toEqual([true, false]);
});

test('a first release is listed once', () => expect(keys({})).toEqual(['paid', 'online']));

test('a later release is listed with its own time', () => {
  const releases = [release(2, LATER, true), release(1, ONLINE, false)];
  expect(courseOf(site({ releases })).at(-1)).toMatchObject({ key: 'live', at: LATER });
  expect(keys({ releases, isBuilding: true })).toEqual(['paid', 'online', 'live', 'next']);
});

test('a connected domain is listed when it was connected, and goes with it', () => {
  const domains = [
    { url: 'http://b.ir', connectedAt: LATER },
    { url: 'http://a.ir', connectedAt: '2026-01-15T08:00:00Z' },
    { url: null, connectedAt: null },
  ];
  const releases = [release(2, LATER, true)];
  expect(keys({ domains, releases })).toEqual(['paid', 'online', 'connected', 'live']);
  expect(courseOf(site({ domains }))[2]).toMatchObject({ at: '2026-01-15T08:00:00Z', isDone: true });
  expect(keys({ domains: domains.slice(2) })).toEqual(['paid', 'online']);
});

test('a scheduled publication is listed last, with its time', () => {
  expect(courseOf(site({ publishAt: LATER })).at(-1)).toMatchObject({ key: 'scheduled', at: LATER, isDone: false });
});

test('a closed or failed site ends with that', () => {
  expect(keys({ status: 'suspended' })).toEqual(['paid', 'online', 'suspended']);
  expect(keys({ status: 'failed', onlineAt: null, releases: [] })).toEqual(['paid', 'failed']);
});
