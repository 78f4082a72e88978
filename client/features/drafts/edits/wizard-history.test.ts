import { currentPage } from '#client/features/editor/edits/design-edits.js';
import { newHistory } from '#client/features/editor/edits/history.js';
import { historyReducer, type WizardHistory } from './wizard-history.js';
import { newDraft } from '../draft/wizard-draft.js';
import type { WizardAction } from './wizard-actions.js';

const play = (...actions: WizardAction[]): WizardHistory => actions.reduce(historyReducer, newHistory(newDraft()));
const add = (id: string): WizardAction => ({ type: 'sectionAdded', id, sectionType: 'hero' });
const sections = ({ draft }: WizardHistory) => currentPage(draft.design).sections.map(({ id }) => id);
const write = (value: string | null): WizardAction => ({
  type: 'contentEdited',
  sectionId: 'a',
  kind: 'texts',
  slot: 'title',
  value,
});
const title = ({ draft }: WizardHistory) => currentPage(draft.design).sections[0]?.customData.texts?.['title'];

describe('undo and redo', () => {
  test('a step goes back and forth', () => {
    const undone = play(add('a'), add('b'), { type: 'undone' });
    expect(sections(undone)).toEqual(['a']);
    expect(sections(historyReducer(undone, { type: 'redone' }))).toEqual(['a', 'b']);
  });

  test('a replaced design comes back whole', () => {
    const before = play(add('mine'));
    const replaced = historyReducer(before, { type: 'methodPicked', method: 'template', sectionId: 'x' });
    expect(sections(replaced)).toEqual(['x']);
    expect(historyReducer(replaced, { type: 'undone' }).draft).toEqual(before.draft);
  });

  test('something new forgets what was undone', () => {
    const after = play(add('a'), { type: 'undone' }, add('b'), { type: 'redone' });
    expect(sections(after)).toEqual(['b']);
    expect(after.future).toEqual([]);
  });

  test('at the ends nothing happens', () => {
    const start = newHistory(newDraft());
    expect(historyReducer(start, { type: 'undone' })).toBe(start);
    expect(historyReducer(start, { type: 'redone' })).toBe(start);
  });

  test('the letters of one text are one step', () => {
    const written = play(add('a'), write('س'), write('سل'), write('سلام'));
    expect(title(written)).toBe('سلام');
    expect(title(historyReducer(written, { type: 'undone' }))).toBeUndefined();
  });

  const steps = (done: number, ...texts: string[]): WizardAction => ({
    type: 'textWritten',
    sectionId: 'a',
    slot: 'title',
    texts,
    done,
  });
  const times = (count: number, type: 'undone' | 'redone', from: WizardHistory) =>
    Array.from({ length: count }).reduce<WizardHistory>((each) => historyReducer(each, { type }), from);

  test('the steps of a text that was written on the page stay apart', () => {
    const done = play(add('a'), write('س'), steps(2, 'سل', 'سلام'), write('سلام!'));
    expect([1, 2, 3, 4].map((count) => title(times(count, 'undone', done)))).toEqual(['سلام', 'سل', 'س', undefined]);
  });

  test('what was undone while a text was written can be redone', () => {
    const done = play(add('a'), steps(1, 'س', 'سل', 'سلام'));
    expect(title(done)).toBe('س');
    expect([1, 2].map((count) => title(times(count, 'redone', done)))).toEqual(['سل', 'سلام']);
  });

  test('a text that was written cannot take back what is not its own', () => {
    const gone = play(add('b'), steps(0, 'س', 'سل'));
    expect(sections(gone)).toEqual(['b']);
    const same = play(add('a'), write('س'), steps(0, 'س', 'سل'));
    expect(title(same)).toBe('س');
  });

  test('the shades of one colour drag are one step', () => {
    const painted = play({ type: 'colorPicked', color: '#111111' }, { type: 'colorPicked', color: '#222222' });
    expect(painted.past).toHaveLength(1);
  });

  test('looking elsewhere is no step', () => {
    const looked = play({ type: 'pageAdded', id: 'p2' }, { type: 'pageSwitched', pageId: 'main' });
    expect(looked.past).toHaveLength(1);
    expect(historyReducer(looked, { type: 'stepOpened', step: 3 }).past).toHaveLength(1);
  });

  test('fields of the order keep their own letters', () => {
    const typed = play(add('a'), { type: 'orderDetailTyped', field: 'title', value: 'من' }, { type: 'undone' });
    expect([sections(typed), typed.draft.order.title]).toEqual([[], 'من']);
  });

  test('services, method and site type go back, too', () => {
    const done = play(
      { type: 'siteTypePicked', siteType: 'business' },
      { type: 'methodPicked', method: 'dynamic', sectionId: 'x' },
      { type: 'serviceToggled', service: 'backupService' },
    );
    const back = [1, 2, 3].reduce((history) => historyReducer(history, { type: 'undone' }), done);
    expect([back.draft.siteType, back.draft.method, back.draft.services]).toEqual([null, null, []]);
  });

  test('the copy of another tab can be taken back', () => {
    const taken = play(add('mine'), { type: 'draftReplaced', draft: newDraft() }, { type: 'undone' });
    expect(sections(taken)).toEqual(['mine']);
  });
});
