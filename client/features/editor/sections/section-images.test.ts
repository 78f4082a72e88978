import { clearAllImages, clearImages, sectionImages, SECTION_IMAGES, type ImagePorts } from './section-images.js';

const HOUR = 60 * 60 * 1000;

interface World extends ImagePorts {
  readonly kept: Map<string, string>;
  readonly asked: string[];
  time: number;
}

function world(answers: (n: number) => boolean | Promise<boolean>): World {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  const self: World = {
    kept,
    asked,
    time: 1_000_000,
    store: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      keys: () => [...kept.keys()],
    },
    answers: async (path) => {
      asked.push(path);
      return answers(Number(/(\d+)\.png$/.exec(path)?.[1]));
    },
    now: () => self.time,
    random: () => 0.5,
  };
  return self;
}

const key = (type: string) => SECTION_IMAGES.prefix + type;

test('S-110 an image has id, path, name and category', async () => {
  expect(
    (
      await sectionImages(
        'hero',
        world(() => true),
      )
    )[2],
  ).toEqual({
    id: 'hero-3',
    path: '/designs/hero/3.png',
    name: 'hero 3',
    category: 'hero',
  });
});

test('S-114 asks five at random and takes the full range', async () => {
  const all = world(() => true);
  expect(await sectionImages('hero', all)).toHaveLength(42);
  expect(new Set(all.asked).size).toBe(5);
  expect(all.asked[0]).toMatch(/^\/designs\/hero\/\d+\.png$/);
});

test('S-114 asks a quarter of a short list', async () => {
  const few = world(() => true);
  expect(await sectionImages('tables', few)).toHaveLength(10);
  expect(few.asked).toHaveLength(2);
});

test('S-114 fewer than 80 % answering leaves 80 % of the range', async () => {
  let calls = 0;
  expect(
    await sectionImages(
      'hero',
      world(() => (calls += 1) <= 3),
    ),
  ).toHaveLength(33);
});

test('S-114 four of five are enough', async () => {
  let calls = 0;
  expect(
    await sectionImages(
      'hero',
      world(() => (calls += 1) !== 2),
    ),
  ).toHaveLength(42);
});

test('S-115 S-318 none answering stops after 15 misses and assumes the full range', async () => {
  const none = world(() => false);
  expect(await sectionImages('hero', none)).toHaveLength(42);
  expect(none.asked).toHaveLength(5 + 15);
});

test('S-115 what is found one by one counts', async () => {
  let spot = 5;
  expect(
    await sectionImages(
      'hero',
      world((n) => (spot-- > 0 ? false : n <= 12)),
    ),
  ).toHaveLength(12);
});

test('S-115 a broken network falls back to the full range', async () => {
  const broken = world(() => Promise.reject(new Error('offline')));
  expect(await sectionImages('gallery', broken)).toHaveLength(20);
});

test('S-113 S-101 S-316 the list is kept for 24 hours under its prefix', async () => {
  const all = world(() => true);
  await sectionImages('team', all);
  expect([...all.kept.keys()]).toEqual(['section_images_team']);
  all.time += 24 * HOUR - 1;
  await sectionImages('team', all);
  expect(all.asked).toHaveLength(5);
  all.time += 1;
  await sectionImages('team', all);
  expect(all.asked).toHaveLength(10);
});

test('S-113 a list more than 5 too long is dropped', async () => {
  const all = world(() => true);
  all.kept.set(key('tables'), JSON.stringify({ count: 16, timestamp: all.time }));
  await sectionImages('tables', all);
  expect(all.asked).toHaveLength(2);
});

test('S-113 a list 5 too long is kept', async () => {
  const all = world(() => true);
  all.kept.set(key('tables'), JSON.stringify({ count: 15, timestamp: all.time }));
  expect(await sectionImages('tables', all)).toHaveLength(10);
  expect(all.asked).toHaveLength(0);
});

test.each(['{', '7', 'null', '{"count":"4"}'])('a cache of %s cannot mislead', async (raw) => {
  const all = world(() => true);
  all.kept.set(key('tables'), raw);
  expect(await sectionImages('tables', all)).toHaveLength(10);
});

test('a storage that refuses does no harm', async () => {
  const all = world(() => true);
  const store = { ...all.store, setItem: () => void JSON.parse('{') };
  expect(await sectionImages('hero', { ...all, store })).toHaveLength(42);
});

test('S-116 one list or all of them are forgotten, nothing else', async () => {
  const all = world(() => true);
  all.kept.set('wizard_draft', 'mine');
  await sectionImages('team', all);
  await sectionImages('hero', all);
  clearImages(all, 'team');
  expect([...all.kept.keys()].sort()).toEqual(['section_images_hero', 'wizard_draft']);
  clearAllImages(all);
  expect([...all.kept.keys()]).toEqual(['wizard_draft']);
});
