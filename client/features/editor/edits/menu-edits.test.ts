import type { Design } from '#core/design/design.js';
import type { MenuItem } from '#core/design/design-menu.js';
import { MENU } from '#core/limits/limits.js';
import { emptyDesign, emptyDesignDraft } from '../draft/design-draft.js';
import type { DesignHistory } from './history.js';
import { designHistoryReducer, newHistory } from './history.js';
import { editMenu, type MenuEdit } from './menu-edits.js';
import { addPage, removePage, renamePage, restorePage } from './page-edits.js';

const item = (id: string, to = '', children: readonly string[] = []): MenuItem => ({
  id,
  label: id,
  to,
  children: children.map((child) => ({ id: child, label: child, to: 'tel:02112345678' })),
});
const begun = (...items: readonly MenuItem[]): Design => editMenu(emptyDesign(), { kind: 'begun', items });
const after = (design: Design, ...edits: readonly MenuEdit[]): Design => edits.reduce(editMenu, design);
const shape = ({ menu }: Design) => menu?.items.map(({ id, children }) => [id, ...children.map((child) => child.id)]);

const MAIN = emptyDesign().pages[0]?.id ?? '';
const main = item('m', `page:${MAIN}`);

test('an own menu begins with its entries and ends as if it had never been', () => {
  const own = begun(main);
  expect(shape(own)).toEqual([['m']]);
  expect(after(own, { kind: 'ended' })).toEqual(emptyDesign());
  const automatic = emptyDesign();
  expect(after(automatic, { kind: 'ended' }, { kind: 'removed', id: 'm' })).toBe(automatic);
});

test('entries are added, changed, moved and removed', () => {
  const entry = { id: 'x', label: '', to: '' };
  const own = after(
    begun(main),
    { kind: 'added', entry, groupId: null },
    { kind: 'changed', id: 'x', label: 'تلفن', to: 'tel:02112345678' },
    { kind: 'moved', id: 'x', to: 0 },
  );
  expect(own.menu?.items[0]).toEqual({ id: 'x', label: 'تلفن', to: 'tel:02112345678', children: [] });
  expect(shape(after(own, { kind: 'removed', id: 'x' }))).toEqual([['m']]);
  expect(after(own, { kind: 'changed', id: 'x', label: 'ن'.repeat(60) }).menu?.items[0]?.label).toHaveLength(
    MENU.label,
  );
});

test('an entry joins the group before it and leaves it again', () => {
  const own = begun(main, item('a'), item('b'));
  const nested = after(own, { kind: 'nested', id: 'a' }, { kind: 'nested', id: 'b' });
  expect(shape(nested)).toEqual([['m', 'a', 'b']]);
  expect(shape(after(nested, { kind: 'moved', id: 'b', to: 0 }))).toEqual([['m', 'b', 'a']]);
  expect(shape(after(nested, { kind: 'unnested', id: 'a' }))).toEqual([['m', 'b'], ['a']]);
  expect(shape(after(nested, { kind: 'removed', id: 'a' }))).toEqual([['m', 'b']]);
});

test('a group cannot join a group, the first entry cannot join any, and nothing moves past the ends', () => {
  const own = begun(main, item('a', '', ['c']));
  for (const edit of [
    { kind: 'nested', id: 'a' },
    { kind: 'nested', id: 'm' },
    { kind: 'unnested', id: 'm' },
    { kind: 'moved', id: 'm', to: 2 },
    { kind: 'moved', id: 'c', to: 1 },
    { kind: 'removed', id: 'x' },
    { kind: 'added', entry: { id: 'y', label: '', to: '' }, groupId: 'x' },
  ] as const)
    expect(after(own, edit)).toBe(own);
});

test('a full menu and a full group take no more', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `i${n}`);
  const entry = { id: 'x', label: 'x', to: '' };
  const full = begun(main, ...ids(MENU.maxItems - 1).map((id) => item(id)));
  expect(after(full, { kind: 'added', entry, groupId: null })).toBe(full);
  const group = begun(item('g', `page:${MAIN}`, ids(MENU.maxChildren)), item('x'));
  expect(after(group, { kind: 'added', entry: { ...entry, id: 'y' }, groupId: 'g' })).toBe(group);
  expect(after(group, { kind: 'nested', id: 'x' })).toBe(group);
  const crowded = begun(item('g', `page:${MAIN}`, ['c']), ...ids(MENU.maxItems - 1).map((id) => item(id)));
  expect(after(crowded, { kind: 'unnested', id: 'c' })).toBe(crowded);
});

describe('pages', () => {
  test('a page that was taken out stays out, and one that is added joins', () => {
    const own = after(begun(main), { kind: 'removed', id: 'm' });
    expect(own.menu).toEqual({ items: [], hidden: [MAIN] });
    const more = after(addPage(own, 'p2'), { kind: 'button', button: { label: 'تماس', to: '' } });
    expect(more.menu?.items.map(({ to }) => to)).toEqual(['page:p2']);
    const back = after(more, { kind: 'added', entry: { id: 'm', label: '', to: `page:${MAIN}` }, groupId: null });
    expect(back.menu?.hidden).toEqual([]);
  });

  test('an entry that is led elsewhere leaves its page out', () => {
    const own = after(begun(main), { kind: 'changed', id: 'm', to: 'tel:02112345678' });
    expect(own.menu?.hidden).toEqual([MAIN]);
  });

  test('a restored page has its entry again', () => {
    const two = addPage(begun(main), 'p2');
    const own = after(two, { kind: 'changed', id: 'page:p2', label: 'تیم' });
    const page = own.pages[1];
    if (!page) throw new Error('no second page');
    const restored = restorePage(removePage(renamePage(own, 'p2', 'گروه'), 'p2'), page, 1);
    expect(restored.menu).toEqual(own.menu);
  });
});

test('undo takes back one edit, and all letters of a label at once', () => {
  const edit = (history: DesignHistory, next: MenuEdit): DesignHistory =>
    designHistoryReducer(history, { type: 'menuEdited', edit: next });
  const steps: readonly MenuEdit[] = [
    { kind: 'begun', items: [main, item('a')] },
    { kind: 'changed', id: 'a', label: 'ت' },
    { kind: 'changed', id: 'a', label: 'تل' },
    { kind: 'nested', id: 'a' },
  ];
  const done = steps.reduce(edit, newHistory(emptyDesignDraft()));
  const undo = (history: DesignHistory) => designHistoryReducer(history, { type: 'undone' });
  expect(shape(undo(done).draft.design)).toEqual([['m'], ['a']]);
  expect(undo(undo(done)).draft.design.menu?.items[1]?.label).toBe('a');
  expect(undo(undo(undo(done))).draft.design.menu).toBeUndefined();
});
