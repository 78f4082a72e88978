import { forgetKept, handOverKept, memoryStore, moveKept, newKept } from './kept-files.js';

const NEW = { owner: 'guest', slot: 'draft:1' } as const;
const file = (name: string) => new File(['x'], name);

test('files wait in the order they were chosen in', async () => {
  const store = memoryStore();
  await store.put(newKept(NEW, [file('a.pdf'), file('b.pdf')], 'متن', 1000));
  await store.put(newKept({ ...NEW, slot: 'edit:1' }, [file('c.pdf')], '', 1000));
  const kept = await store.list('guest', 'draft:1');
  expect(kept.map((each) => [each.file.name, each.description])).toEqual([
    ['a.pdf', 'متن'],
    ['b.pdf', 'متن'],
  ]);
});

test('files move to their order and can be removed there', async () => {
  const store = memoryStore();
  await store.put(newKept(NEW, [file('a.pdf'), file('b.pdf')], '', 1000));
  const moved = await moveKept(NEW, 'order:7', store);
  expect(await store.list('guest', 'draft:1')).toEqual([]);
  await store.remove([moved[0]?.id ?? '']);
  expect((await store.list('guest', 'order:7')).map((each) => each.file.name)).toEqual(['b.pdf']);
});

test('files of one order cannot be seen in another', async () => {
  const store = memoryStore();
  await store.put(newKept({ ...NEW, slot: 'order:1' }, [file('a.pdf')], '', 1000));
  expect(await store.list('guest', 'order:2')).toEqual([]);
});

test('another person cannot see the files', async () => {
  const store = memoryStore();
  await store.put(newKept({ owner: 'a', slot: 'draft:1' }, [file('a.pdf')], '', 1000));
  expect(await store.list('b', 'draft:1')).toEqual([]);
  expect(await store.list('guest')).toEqual([]);
});

test('a guest’s files go along into the account', async () => {
  const store = memoryStore();
  await store.put(newKept(NEW, [file('a.pdf')], '', 1000));
  await handOverKept('guest', 'a', store);
  expect(await store.list('guest')).toEqual([]);
  expect((await store.list('a', 'draft:1')).map((each) => each.file.name)).toEqual(['a.pdf']);
});

test('forgetting one person leaves the others’ files', async () => {
  const store = memoryStore();
  await store.put([
    ...newKept(NEW, [file('g.pdf')], '', 1),
    ...newKept({ ...NEW, owner: 'a' }, [file('a.pdf')], '', 1),
  ]);
  await forgetKept('a', undefined, store);
  expect(await store.list('a')).toEqual([]);
  expect((await store.list('guest')).map((each) => each.file.name)).toEqual(['g.pdf']);
});
