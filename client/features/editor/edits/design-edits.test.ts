import { SECTION_COUNTS, SECTION_TYPES } from '#core/catalogue.js';
import { canvasHeight } from '#core/design/design-measures.js';
import { designSchema } from '#core/design/design.js';
import { CANVAS } from '#core/limits/limits.js';
import { layoutIdsOf } from '#sitekit/layouts/library.js';
import { currentPage } from './design-edits.js';
import { emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import type { ContentKind, EditorAction } from './editor-actions.js';
import { editorReducer } from './editor-state.js';

const play = (...actions: EditorAction[]): DesignDraft => actions.reduce(editorReducer, emptyDesignDraft());
const add = (id: string): EditorAction => ({ type: 'sectionAdded', id, sectionType: 'hero' });
const page = (draft: DesignDraft) => currentPage(draft.design);
const put = (kind: ContentKind, slot: string, value: string | null): EditorAction => ({
  type: 'contentEdited',
  sectionId: 'a',
  kind,
  slot,
  value,
});

describe('pages (S-102)', () => {
  test('S-102 a page is named by its number, 1200 by 800, and shown', () => {
    const draft = play({ type: 'pageAdded', id: 'p2' });
    expect(page(draft)).toMatchObject({ id: 'p2', name: 'صفحهٔ ۲', canvasDimensions: { width: 1200, height: 800 } });
  });

  test('S-102 renaming and switching', () => {
    const draft = play(
      { type: 'pageAdded', id: 'p2' },
      { type: 'pageRenamed', pageId: 'p2', name: ' تماس ' },
      { type: 'pageSwitched', pageId: 'main' },
    );
    expect([page(draft).id, draft.design.pages[1]?.name]).toEqual(['main', 'تماس']);
  });

  test('pages change places, never beyond the ends', () => {
    const draft = play({ type: 'pageAdded', id: 'p2' }, { type: 'pageAdded', id: 'p3' });
    const order = (action: EditorAction) => editorReducer(draft, action).design.pages.map(({ id }) => id);
    expect(order({ type: 'pageMoved', pageId: 'p3', to: 0 })).toEqual(['p3', 'main', 'p2']);
    expect(order({ type: 'pageMoved', pageId: 'main', to: 2 })).toEqual(['p2', 'p3', 'main']);
    expect(editorReducer(draft, { type: 'pageMoved', pageId: 'main', to: 3 }).design).toBe(draft.design);
    expect(editorReducer(draft, { type: 'pageMoved', pageId: 'gone', to: 0 }).design).toBe(draft.design);
  });

  test('an address of its own is kept as typed, and taken away', () => {
    const slug = (typed: string): EditorAction => ({ type: 'pageSlugged', pageId: 'main', slug: typed });
    expect(page(play(slug(' تماس با ما '))).seo).toEqual({ slug: 'تماس با ما' });
    expect('seo' in page(play(slug('x'), slug(' ')))).toBe(false);
  });

  test('links inside of a copied page lead to the copy', () => {
    const link = (value: string): EditorAction => put('links', 'primary', value);
    const draft = play(add('a'), add('b'), link('section:main/b'), {
      type: 'pageDuplicated',
      pageId: 'main',
      id: 'copy',
    });
    const links = draft.design.pages.map(({ sections }) => sections[0]?.customData.links?.['primary']);
    expect(links).toEqual(['section:main/b', 'section:copy/copy-1']);
  });

  test('links in the texts of a copied page lead to the copy', () => {
    const draft = play(add('a'), add('b'), put('texts', 'text', '[این‌جا](section:main/b) و [آن‌جا](page:other)'), {
      type: 'pageDuplicated',
      pageId: 'main',
      id: 'copy',
    });
    const texts = draft.design.pages.map(({ sections }) => sections[0]?.customData.texts?.['text']);
    expect(texts).toEqual([
      '[این‌جا](section:main/b) و [آن‌جا](page:other)',
      '[این‌جا](section:copy/copy-1) و [آن‌جا](page:other)',
    ]);
  });

  test('a copy stands beside its page with sections of its own', () => {
    const draft = play(add('a'), put('texts', 'title', 'من'), { type: 'pageDuplicated', pageId: 'main', id: 'copy' });
    const [first, second] = draft.design.pages;
    expect(second).toMatchObject({ id: 'copy', name: 'صفحهٔ اصلی (کپی)' });
    expect(second?.sections[0]).toMatchObject({ layoutId: 'hero-1', customData: { texts: { title: 'من' } } });
    expect(second?.sections[0]?.id).not.toBe(first?.sections[0]?.id);
    expect(draft.design.currentPageId).toBe('copy');
    expect(designSchema.safeParse(draft.design).success).toBe(true);
  });

  test('a second copy has another name', () => {
    const copy = (id: string): EditorAction => ({ type: 'pageDuplicated', pageId: 'main', id });
    const names = play(copy('x'), copy('y')).design.pages.map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
  });
});

describe('sections (S-103)', () => {
  test('S-103 S-109 one is appended with the first layout, numbered and empty', () => {
    const draft = play(add('a'), add('b'));
    expect(page(draft).sections[1]).toEqual({
      id: 'b',
      sectionType: 'hero',
      layoutId: 'hero-1',
      order: 1,
      customData: {},
    });
  });

  test('S-103 removing numbers the others anew', () => {
    const draft = play(add('a'), add('b'), add('c'), { type: 'sectionsRemoved', sectionIds: ['a'] });
    expect(page(draft).sections.map(({ id, order }) => [id, order])).toEqual([
      ['b', 0],
      ['c', 1],
    ]);
  });

  test('S-103 moving swaps, and cannot leave the ends', () => {
    const draft = play(
      add('a'),
      add('b'),
      { type: 'sectionMoved', sectionId: 'b', to: 0 },
      { type: 'sectionMoved', sectionId: 'b', to: -1 },
      { type: 'sectionMoved', sectionId: 'a', to: 2 },
    );
    expect(page(draft).sections.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each(SECTION_TYPES)('S-103 S-108 S-111 layouts of %s wrap at both ends', (sectionType) => {
    const layouts = layoutIdsOf(sectionType);
    const step = (by: 1 | -1): EditorAction => ({ type: 'layoutStepped', sectionId: 's', by, layouts });
    const start: EditorAction = { type: 'sectionAdded', id: 's', sectionType };
    const last = `${sectionType}-${SECTION_COUNTS[sectionType]}`;
    expect(page(play(start, step(-1))).sections[0]?.layoutId).toBe(last);
    expect(page(play(start, step(-1), step(1))).sections[0]?.layoutId).toBe(`${sectionType}-1`);
  });

  test('S-106 a picked layout keeps what was written', () => {
    const draft = play(add('a'), put('texts', 'title', 'من'), {
      type: 'layoutPicked',
      sectionId: 'a',
      layoutId: 'hero-9',
    });
    expect(page(draft).sections[0]).toMatchObject({ layoutId: 'hero-9', customData: { texts: { title: 'من' } } });
  });

  test('S-106 a layout of another type cannot be picked', () => {
    const draft = play(add('a'), { type: 'layoutPicked', sectionId: 'a', layoutId: 'footer-1' });
    expect(page(draft).sections[0]?.layoutId).toBe('hero-1');
  });
});

describe('canvas (S-104, S-105)', () => {
  test.each([
    [{ width: 100 }, { width: 300 }],
    [{ width: 2400 }, { width: 2000 }],
    [{ width: 768 }, { width: 768, height: 800 }],
    [{ height: 100 }, { height: 400 }],
    [{ height: 9000 }, { height: 3000 }],
    [{ height: 1234 }, { height: 1234, width: 1200 }],
  ])('S-104 asked for %j it is %j', (asked, expected) => {
    expect(page(play({ type: 'canvasResized', ...asked })).canvasDimensions).toMatchObject(expected);
  });

  test('S-104 what is no number changes nothing', () => {
    const before = emptyDesignDraft();
    expect(editorReducer(before, { type: 'canvasResized', width: Number.NaN }).design).toBe(before.design);
  });

  test('S-104 S-105 its height follows the sections, 300 px each, from 400 on', () => {
    expect([0, 1, 2, 5].map(canvasHeight)).toEqual([400, 400, 600, 1500]);
    expect(page(play(add('a'), add('b'), add('c'))).canvasDimensions.height).toBe(900);
    expect([CANVAS.sectionHeight, CANVAS.sectionHeightMin, CANVAS.presets]).toEqual([300, 200, [1200, 768, 375]]);
  });
});

describe('content (S-109)', () => {
  test('S-109 texts, pictures and links are kept with the section', () => {
    const draft = play(
      add('a'),
      put('texts', 'title', 'من'),
      put('images', 'main', 'data:image/png;base64,AA'),
      put('links', 'primary', 'https://barpa.example'),
    );
    expect(page(draft).sections[0]?.customData).toEqual({
      texts: { title: 'من' },
      images: { main: 'data:image/png;base64,AA' },
      links: { primary: 'https://barpa.example' },
    });
    expect(designSchema.safeParse(draft.design).success).toBe(true);
  });

  test('an emptied text stays empty, one taken away is the sample again', () => {
    expect(page(play(add('a'), put('texts', 'title', ''))).sections[0]?.customData).toEqual({ texts: { title: '' } });
    const away = play(add('a'), put('texts', 'title', 'من'), put('texts', 'title', null));
    expect(page(away).sections[0]?.customData).toEqual({});
  });

  test('cannot keep a novel, nor write into another section', () => {
    const before = play(add('a'));
    expect(editorReducer(before, put('texts', 'title', 'ا'.repeat(4001))).design).toBe(before.design);
    expect(editorReducer(before, { ...put('texts', 'x', 'y'), sectionId: 'gone' } as EditorAction).design).toBe(
      before.design,
    );
  });
});

test('another layout of a full page takes its template away', () => {
  const before = play({ type: 'sectionAdded', id: 'a', sectionType: 'full_page' });
  const [section] = page(before).sections;
  const named = { ...section!, template: 'gym-iron' };
  const design = { ...before.design, pages: [{ ...page(before), sections: [named] }] };
  const picked = editorReducer(
    { ...before, design },
    { type: 'layoutPicked', sectionId: 'a', layoutId: 'full_page-4' },
  );
  expect(page(picked).sections[0]).toEqual({ ...section, layoutId: 'full_page-4' });
});
