import { memoryStore, moveKept, newKept } from './kept-files.js';

const file = (name: string) => new File(['x'], name);

test('files wait in the order they were chosen in', async () => {
  const store = memoryStore();
  await store.put(newKept('new', [file('a.pdf'), file('b.pdf')], 'متن', 1000));
  await store.put(newKept('edit:1', [file('c.pdf')], '', 1000));
  const kept = await store.list('new');
  expect(kept.map((each) => [each.file.name, each.description])).toEqual([
    ['a.pdf', 'متن'],
    ['b.pdf', 'متن'],
  ]);
});

test('files move to their order and can be removed there', async () => {
  const store = memoryStore();
  await store.put(newKept('new', [file('a.pdf'), file('b.pdf')], '', 1000));
  const moved = await moveKept('new', 'order:7', store);
  expect(await store.list('new')).toEqual([]);
  await store.remove([moved[0]?.id ?? '']);
  expect((await store.list('order:7')).map((each) => each.file.name)).toEqual(['b.pdf']);
});

test('files of one order cannot be seen in another', async () => {
  const store = memoryStore();
  await store.put(newKept('order:1', [file('a.pdf')], '', 1000));
  expect(await store.list('order:2')).toEqual([]);
});
