import { emptyDesignDraft } from '../draft/design-draft.js';
import type { StyleEdit } from './style-edits.js';
import type { EditorAction } from './editor-actions.js';
import { editorReducer } from './editor-state.js';

const styled = (edit: Pick<StyleEdit, 'key' | 'value'>): EditorAction =>
  ({ type: 'sectionStyled', sectionId: 'a', ...edit }) as EditorAction;
const start = (sectionType: 'hero' | 'full_page' = 'hero') =>
  editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType });
const play = (...actions: EditorAction[]) => actions.reduce(editorReducer, start());
const content = (draft: ReturnType<typeof play>) => draft.design.pages[0]?.sections[0]?.customData;

test('a section is painted as was chosen', () => {
  const draft = play(styled({ key: 'tone', value: 'ink' }), styled({ key: 'divider', value: 'wave' }));
  expect(content(draft)).toEqual({ style: { tone: 'ink', divider: 'wave' } });
});

test('a style without any choice is not stored', () => {
  const draft = play(styled({ key: 'tone', value: 'ink' }), styled({ key: 'tone', value: null }));
  expect(content(draft)).toEqual({});
});

test('the layout paints the section again on request', () => {
  const chosen = play(styled({ key: 'tone', value: 'ink' }), styled({ key: 'pattern', value: 'dots' }));
  expect(content(editorReducer(chosen, { type: 'styleReset', sectionId: 'a' }))).toEqual({});
});

test('another layout keeps the style', () => {
  const draft = play(styled({ key: 'pattern', value: 'girih' }), {
    type: 'layoutPicked',
    sectionId: 'a',
    layoutId: 'hero-9',
  });
  expect(content(draft)).toEqual({ style: { pattern: 'girih' } });
});

test('a full page has no style, and an equal one changes nothing', () => {
  const full = start('full_page');
  expect(editorReducer(full, styled({ key: 'tone', value: 'ink' })).design).toBe(full.design);
  const dark = play(styled({ key: 'tone', value: 'ink' }));
  expect(editorReducer(dark, styled({ key: 'tone', value: 'ink' })).design).toBe(dark.design);
});
