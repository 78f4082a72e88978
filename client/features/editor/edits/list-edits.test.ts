import { LISTS } from '#core/limits/limits.js';
import { emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import { freeNumber } from './list-edits.js';
import type { EditorAction } from './editor-actions.js';
import { editorReducer } from './editor-state.js';

const START: EditorAction[] = [
  { type: 'sectionAdded', id: 'a', sectionType: 'team' },
  { type: 'contentEdited', sectionId: 'a', kind: 'texts', slot: 'member2.name', value: 'سارا' },
  { type: 'contentEdited', sectionId: 'a', kind: 'images', slot: 'picture2', value: 'file:1' },
];
const play = (...actions: EditorAction[]): DesignDraft =>
  [...START, ...actions].reduce(editorReducer, emptyDesignDraft());
const content = (draft: DesignDraft) => draft.design.pages[0]?.sections[0]?.customData;
const on = { sectionId: 'a', list: 'member' };
const slots = ['member2.name', 'member2.role', 'picture2'];

test('the items of a list are kept in their order', () => {
  expect(content(play({ type: 'listEdited', ...on, items: [3, 1, 2] }))?.lists).toEqual({ member: [3, 1, 2] });
});

test('moved items keep what was written into them', () => {
  expect(content(play({ type: 'listEdited', ...on, items: [2, 1] }))?.texts).toEqual({ 'member2.name': 'سارا' });
});

test('a removed item takes its texts and its picture with it', () => {
  const after = content(play({ type: 'itemRemoved', ...on, items: [1, 3], slots }));
  expect(after).toEqual({ texts: {}, images: {}, lists: { member: [1, 3] } });
});

test('a removal that is undone returns them', () => {
  const kept = { texts: { 'member2.name': 'سارا' }, images: { picture2: 'file:1' } };
  const after = content(
    play(
      { type: 'itemRemoved', ...on, items: [1, 3], slots },
      { type: 'itemRestored', ...on, items: [1, 2, 3], content: kept },
    ),
  );
  expect(after).toEqual({ ...kept, lists: { member: [1, 2, 3] } });
});

test('a new item takes the lowest free number', () => {
  expect([freeNumber([1, 2, 3]), freeNumber([3, 1]), freeNumber([2])]).toEqual([4, 2, 1]);
});

test.each([
  ['without items', []],
  ['of more items than it takes', Array.from({ length: LISTS.longItems + 1 }, (_, n) => n + 1)],
  ['with a number beyond the highest', [LISTS.maxNumber + 1]],
])('a list cannot be left %s', (_, items) => {
  expect(content(play({ type: 'listEdited', ...on, items }))?.lists).toBeUndefined();
});

describe('a table that is filled at once', () => {
  const table = { sectionId: 'a', list: 'row' };
  const made = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'tables' });
  const filled = (items: number[], texts: Record<string, string>, draft = made) =>
    editorReducer(draft, { type: 'tableFilled', ...table, items, texts });
  const contentOf = (draft: typeof made) => draft.design.pages[0]?.sections[0]?.customData;

  test('has these rows and cells', () => {
    expect(contentOf(filled([2, 1], { 'row2.title': 'الف' }))).toEqual({
      lists: { row: [2, 1] },
      texts: { 'row2.title': 'الف' },
    });
  });

  test('cannot keep the words of rows that are gone', () => {
    const before = filled([1, 12], { 'row12.title': 'الف', 'column1.title': 'نام' });
    expect(contentOf(filled([1], { 'row1.title': 'ب' }, before))?.texts).toEqual({
      'column1.title': 'نام',
      'row1.title': 'ب',
    });
  });

  test('cannot have more rows than a table takes', () => {
    const rows = Array.from({ length: LISTS.tableRows + 1 }, (_, n) => n + 1);
    expect(filled(rows, {}).design).toBe(made.design);
  });
});
