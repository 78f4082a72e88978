import { countSections } from '#core/design/design-measures.js';
import { designSchema } from '#core/design/design.js';
import { measuresOf } from '../draft/design-data.js';
import { emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import type { EditorAction } from './editor-actions.js';
import { editorReducer } from './editor-state.js';

const play = (...actions: EditorAction[]): DesignDraft => actions.reduce(editorReducer, emptyDesignDraft());
const header = (id: string, isShared: boolean): EditorAction => ({
  type: 'sectionAdded',
  id,
  sectionType: 'headers',
  isShared,
});
const write = (sectionId: string, value: string): EditorAction => ({
  type: 'contentEdited',
  sectionId,
  kind: 'texts',
  slot: 'cta',
  value,
});
const idsOf = ({ design }: DesignDraft) => design.pages.map(({ sections }) => sections.map(({ id }) => id));

describe('a header for all pages', () => {
  const onThree: EditorAction[] = [
    header('a', false),
    { type: 'pageAdded', id: 'p2' },
    header('b', false),
    { type: 'pageAdded', id: 'p3' },
    header('c', false),
  ];

  test('is no section of the page it is added on', () => {
    const draft = play(header('h', true), { type: 'pageAdded', id: 'p2' });
    expect([idsOf(draft), draft.design.shared?.header?.id, countSections(draft.design)]).toEqual([[[], []], 'h', 1]);
    expect(designSchema.safeParse(draft.design).success).toBe(true);
  });

  test('cannot come back where it is already', () => {
    const removed = play(header('h', false), { type: 'pageAdded', id: 'p2' }).design.pages[0]?.sections[0];
    if (!removed) throw new Error('the page has no header');
    const shared: EditorAction[] = [header('h', false), { type: 'sectionShared', sectionId: 'h' }];
    const pageId = emptyDesignDraft().design.currentPageId;
    const restored = play(...shared, { type: 'sectionsRestored', pageId, removed: [{ section: removed, index: 0 }] });
    expect([idsOf(restored), restored.design.shared?.header?.id]).toEqual([[[]], 'h']);
    const own = play(header('h', false), { type: 'sharedRestored', section: removed });
    expect([idsOf(own), own.design.shared]).toEqual([[['h']], undefined]);
  });

  test('only headers and footers can be shared', () => {
    const draft = play({ type: 'sectionAdded', id: 'x', sectionType: 'hero', isShared: true });
    expect([idsOf(draft), draft.design.shared]).toEqual([[['x']], undefined]);
  });

  test('a second one only changes the layout', () => {
    const second: EditorAction = {
      type: 'sectionAdded',
      id: 'i',
      sectionType: 'headers',
      layoutId: 'headers-4',
      isShared: true,
    };
    const { header: now } = play(header('h', true), write('h', 'سلام'), second).design.shared ?? {};
    expect(now).toMatchObject({ id: 'h', layoutId: 'headers-4', customData: { texts: { cta: 'سلام' } } });
  });

  test('its texts and layout are edited like those of others', () => {
    const draft = play(
      header('h', true),
      write('h', 'بیایید'),
      { type: 'layoutPicked', sectionId: 'h', layoutId: 'headers-2' },
      { type: 'layoutStepped', sectionId: 'h', by: 1, layouts: ['headers-1', 'headers-2', 'headers-3'] },
    );
    expect(draft.design.shared?.header).toMatchObject({
      layoutId: 'headers-3',
      customData: { texts: { cta: 'بیایید' } },
    });
  });

  test('sharing takes equal copies away and counts fewer sections', () => {
    const before = play(...onThree);
    const after = editorReducer(before, { type: 'sectionShared', sectionId: 'b' });
    expect([idsOf(after), after.design.shared?.header?.id]).toEqual([[[], [], []], 'b']);
    expect(measuresOf(before).sections - measuresOf(after).sections).toBe(2);
  });

  test('sharing leaves a page that says something else', () => {
    const draft = play(...onThree, write('c', 'فقط این‌جا'), { type: 'sectionShared', sectionId: 'a' });
    expect([idsOf(draft), draft.design.shared?.header?.id]).toEqual([[[], [], ['c']], 'a']);
  });

  test('one page takes a copy of its own', () => {
    const detach: EditorAction = { type: 'sharedDetached', place: 'header', pageId: 'p2', id: 'own' };
    const draft = play(header('h', true), { type: 'pageAdded', id: 'p2' }, detach, write('own', 'جدا'), detach);
    expect([idsOf(draft), draft.design.shared?.header?.customData]).toEqual([[[], ['own']], {}]);
  });

  test('is removed from all pages, and comes back', () => {
    const before = play(header('h', true));
    const section = before.design.shared!.header!;
    const removed = editorReducer(before, { type: 'sectionsRemoved', sectionIds: ['h'] });
    expect('shared' in removed.design).toBe(false);
    expect(editorReducer(removed, { type: 'sharedRestored', section }).design).toEqual(before.design);
  });
});
