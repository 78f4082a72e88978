import type { HostedSite, Manifest } from '#features/sites/index.js';
import { SiteDirectory } from './site-directory.js';

const site = (liveReleaseId: string): HostedSite => ({
  id: 's',
  status: 'online',
  liveReleaseId,
  lastNumber: 2,
  movedTo: null,
  hasEarlier: true,
  isCounted: false,
  hasEnamad: false,
  indexNowKey: null,
});
const STYLE = 'assets/site.0123456789abcdef.css';
const NO_MOVES = { files: new Map<string, string>(), redirects: new Map<string, string>() };
const MANIFEST: Manifest = { 'index.html': { hash: 'a'.repeat(64), size: 1, type: 'text/html' } };

it('shows the release before on where the files of the new one cannot be read', async () => {
  let live = 'first';
  let isAway = false;
  let earlierReads = 0;
  const faults: unknown[] = [];
  const source = {
    site: () => Promise.resolve(site(live)),
    domain: () => Promise.resolve(null),
    manifest: () => (isAway ? Promise.reject(new Error('the database is away')) : Promise.resolve(MANIFEST)),
    preview: () => Promise.resolve(null),
    moves: () => Promise.resolve(NO_MOVES),
    earlier: () => {
      earlierReads += 1;
      return Promise.resolve([{ [STYLE]: { hash: 'b'.repeat(64), size: 1, type: 'text/css' } }]);
    },
  };
  const directory = new SiteDirectory(source, (error) => faults.push(error));
  expect((await directory.sites.find('a'))?.liveReleaseId).toBe('first');
  [live, isAway] = ['second', true];
  directory.sites.forget('a');
  expect((await directory.sites.find('a'))?.liveReleaseId).toBe('first');
  expect(faults).toHaveLength(1);
  isAway = false;
  expect((await directory.sites.find('a'))?.liveReleaseId).toBe('second');
  expect((await directory.files('second')).has('index.html')).toBe(true);
  // The files that pages of the release before need are in memory, too, before anybody requests them.
  expect([(await directory.earlierFiles(site('second'))).has(STYLE), earlierReads]).toEqual([true, 2]);
});

it('earlier addresses are read once, however many pages are requested in vain', async () => {
  let reads = 0;
  const source = {
    site: () => Promise.resolve(null),
    domain: () => Promise.resolve(null),
    manifest: () => Promise.resolve(MANIFEST),
    preview: () => Promise.resolve(null),
    earlier: () => Promise.resolve([]),
    moves: () =>
      (reads += 1) === 1
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ ...NO_MOVES, files: new Map([['a', 'b.html']]) }),
  };
  const [directory, known] = [new SiteDirectory(source, () => undefined), site('first')];
  await expect(directory.pageMoves(known)).rejects.toThrow('away');
  const asked = await Promise.all(Array.from({ length: 50 }, () => directory.pageMoves(known)));
  expect([asked.at(-1)?.files.get('a'), reads]).toEqual(['b.html', 2]);
  await directory.pageMoves(site('second'));
  expect(reads).toBe(3);
});

it('a state that changed while it was read is kept until it is read again', async () => {
  const reads: { readonly resolve: (read: HostedSite) => void; readonly reject: (error: Error) => void }[] = [];
  const source = {
    site: () => new Promise<HostedSite>((resolve, reject) => void reads.push({ resolve, reject })),
    domain: () => Promise.resolve(null),
    manifest: () => Promise.resolve(MANIFEST),
    preview: () => Promise.resolve(null),
    earlier: () => Promise.resolve([]),
    moves: () => Promise.resolve(NO_MOVES),
  };
  const { sites } = new SiteDirectory(source, () => undefined);
  const early = sites.find('a');
  sites.forget('a');
  const late = sites.find('a');
  reads[0]?.resolve(site('first'));
  expect((await early)?.liveReleaseId).toBe('first');
  reads[1]?.reject(new Error('the database is away'));
  await expect(late).rejects.toThrow('away');
  const third = sites.find('a');
  reads[2]?.reject(new Error('the database is away'));
  expect((await third)?.liveReleaseId).toBe('first');
});
