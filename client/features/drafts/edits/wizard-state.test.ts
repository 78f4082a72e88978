import { CANVAS, DESIGN } from '#core/limits/limits.js';
import { currentPage } from '#client/features/editor/edits/design-edits.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import type { WizardAction } from './wizard-actions.js';
import { wizardReducer } from './wizard-state.js';

const play = (...actions: WizardAction[]): WizardDraft => actions.reduce(wizardReducer, newDraft());
const pagesOf = (draft: WizardDraft) => draft.design.pages.map((page) => page.name);
const sectionsOf = (draft: WizardDraft) => currentPage(draft.design).sections.map((section) => section.id);
const add = (id: string): WizardAction => ({ type: 'sectionAdded', id, sectionType: 'hero' });

describe('method (S-090)', () => {
  test('template begins with one full_page section', () => {
    const draft = play({ type: 'methodPicked', method: 'template', sectionId: 's' });
    expect(draft.design.pages).toHaveLength(1);
    expect(currentPage(draft.design).sections).toMatchObject([
      { sectionType: 'full_page', layoutId: 'full_page-1', order: 0 },
    ]);
  });

  test('dynamic keeps the current design', () => {
    const draft = play(add('a'), { type: 'methodPicked', method: 'dynamic', sectionId: 'x' });
    expect(sectionsOf(draft)).toEqual(['a']);
  });

  test('going back leaves the design alone', () => {
    const draft = play(add('a'), { type: 'methodPicked', method: 'dynamic', sectionId: 'x' }, { type: 'methodLeft' });
    expect([draft.method, sectionsOf(draft)]).toEqual([null, ['a']]);
  });

  test('a picked template survives leaving the method', () => {
    const design = play(add('from-template')).design;
    const picked = { type: 'templatePicked', templateId: 't1', design } as const;
    const draft = play(picked, { type: 'methodLeft' }, { type: 'methodPicked', method: 'template', sectionId: 'x' });
    expect(sectionsOf(draft)).toEqual(['from-template']);
  });
});

describe('pages (S-102)', () => {
  test('a new page is named, sized and shown', () => {
    const draft = play({ type: 'pageAdded', id: 'p2' });
    expect(currentPage(draft.design)).toMatchObject({ name: 'صفحهٔ ۲', canvasDimensions: { width: 1200, height: 800 } });
  });

  test('names never repeat after a removal', () => {
    const draft = play(
      { type: 'pageAdded', id: 'p2' },
      { type: 'pageAdded', id: 'p3' },
      { type: 'pageRemoved', pageId: 'p2' },
      { type: 'pageAdded', id: 'p4' },
    );
    expect(new Set(pagesOf(draft)).size).toBe(3);
  });

  test('renaming trims and refuses an empty name', () => {
    const draft = play(
      { type: 'pageRenamed', pageId: 'main', name: '  خانه ' },
      { type: 'pageRenamed', pageId: 'main', name: '   ' },
    );
    expect(pagesOf(draft)).toEqual(['خانه']);
  });

  test('the last page cannot be removed', () => {
    expect(play({ type: 'pageRemoved', pageId: 'main' }).design.pages).toHaveLength(1);
  });

  test('removing the shown page shows its neighbour', () => {
    const draft = play({ type: 'pageAdded', id: 'p2' }, { type: 'pageRemoved', pageId: 'p2' });
    expect(draft.design.currentPageId).toBe('main');
  });

  test('a removed page returns to its place', () => {
    const before = play({ type: 'pageAdded', id: 'p2' }, add('a'), { type: 'pageAdded', id: 'p3' });
    const page = before.design.pages[1];
    if (!page) throw new Error('no second page');
    const gone = wizardReducer(before, { type: 'pageRemoved', pageId: 'p2' });
    const back = wizardReducer(gone, { type: 'pageRestored', page, index: 1 });
    expect(back.design.pages).toEqual(before.design.pages);
  });

  test('cannot switch to a page that is not there', () => {
    expect(play({ type: 'pageSwitched', pageId: 'nowhere' }).design.currentPageId).toBe('main');
  });

  test('cannot have more pages than are stored', () => {
    const many = Array.from({ length: DESIGN.maxPages + 3 }, (_, n): WizardAction => ({
      type: 'pageAdded',
      id: `p${n}`,
    }));
    expect(play(...many).design.pages).toHaveLength(DESIGN.maxPages);
  });
});

describe('sections (S-103, S-105)', () => {
  test('a section is appended with the first layout', () => {
    const draft = play(add('a'), add('b'));
    expect(currentPage(draft.design).sections.map(({ id, layoutId, order }) => [id, layoutId, order])).toEqual([
      ['a', 'hero-1', 0],
      ['b', 'hero-1', 1],
    ]);
  });

  test('cannot take a layout of another type', () => {
    const draft = play({ type: 'sectionAdded', id: 'a', sectionType: 'hero', layoutId: 'footer-2' });
    expect(currentPage(draft.design).sections[0]?.layoutId).toBe('hero-1');
  });

  test('removing renumbers and shrinks the canvas', () => {
    const draft = play(add('a'), add('b'), add('c'), { type: 'sectionsRemoved', sectionIds: ['a'] });
    expect(currentPage(draft.design).sections.map((section) => section.order)).toEqual([0, 1]);
    expect(currentPage(draft.design).canvasDimensions.height).toBe(600);
  });

  test('the canvas is never under 400', () => {
    expect(currentPage(play(add('a')).design).canvasDimensions.height).toBe(CANVAS.height.min);
  });

  test('moves swap and stop at the ends', () => {
    const three = [add('a'), add('b'), add('c')];
    expect(sectionsOf(play(...three, { type: 'sectionMoved', sectionId: 'c', to: 1 }))).toEqual(['a', 'c', 'b']);
    expect(sectionsOf(play(...three, { type: 'sectionMoved', sectionId: 'a', to: -1 }))).toEqual(['a', 'b', 'c']);
    expect(sectionsOf(play(...three, { type: 'sectionMoved', sectionId: 'c', to: 3 }))).toEqual(['a', 'b', 'c']);
  });

  test('layouts wrap around both ends', () => {
    const layouts = ['hero-1', 'hero-2', 'hero-3'];
    const layoutAfter = (...by: (1 | -1)[]) =>
      currentPage(
        play(
          add('a'),
          ...by.map((each): WizardAction => ({ type: 'layoutStepped', sectionId: 'a', by: each, layouts })),
        ).design,
      ).sections[0]?.layoutId;
    expect(layoutAfter(-1)).toBe('hero-3');
    expect(layoutAfter(1, 1, 1)).toBe('hero-1');
  });

  test('an undone removal survives other edits', () => {
    const before = play(add('a'), add('b'));
    const section = currentPage(before.design).sections[0];
    if (!section) throw new Error('no section');
    const edited = [{ type: 'sectionsRemoved', sectionIds: ['a'] }, add('c')] as const;
    const back = wizardReducer(edited.reduce(wizardReducer, before), {
      type: 'sectionsRestored',
      pageId: 'main',
      removed: [{ section, index: 0 }],
    });
    expect(sectionsOf(back)).toEqual(['a', 'b', 'c']);
  });

  test('the canvas width stays within its bounds (S-104)', () => {
    const widthAt = (width: number) =>
      currentPage(play({ type: 'canvasResized', width }).design).canvasDimensions.width;
    expect([widthAt(375), widthAt(10), widthAt(9000), widthAt(Number.NaN)]).toEqual([375, 300, 2000, 1200]);
  });
});

describe('the other steps', () => {
  test('furthest remembers the deepest step opened', () => {
    const draft = play({ type: 'stepOpened', step: 4 }, { type: 'stepOpened', step: 2 });
    expect([draft.step, draft.furthest]).toEqual([2, 4]);
  });

  test('services stand in the order of the price list', () => {
    const draft = play(
      { type: 'serviceToggled', service: 'rushDelivery' },
      { type: 'serviceToggled', service: 'seoOptimization' },
    );
    expect(draft.services).toEqual(['seoOptimization', 'rushDelivery']);
  });

  test('a second toggle switches a service off', () => {
    expect(
      play({ type: 'serviceToggled', service: 'backupService' }, { type: 'serviceToggled', service: 'backupService' })
        .services,
    ).toEqual([]);
  });

  test('the logo is placed and removed', () => {
    const placed = play({ type: 'logoPlaced', logo: 'data:image/png;base64,AA' });
    expect([placed.branding.logo, wizardReducer(placed, { type: 'logoRemoved' }).branding.logo]).toEqual([
      'data:image/png;base64,AA',
      null,
    ]);
  });
});

describe('the facts of the site', () => {
  const facts = { name: 'کافه مهر' };
  const told = wizardReducer(newDraft(), { type: 'factsEdited', fact: 'name', facts });

  test('stay whichever design takes the place of another', () => {
    const design = newDraft().design;
    const after = [
      { type: 'pageAdded', id: 'p2' },
      { type: 'pageDuplicated', pageId: 'main', id: 'p3' },
      { type: 'pageRemoved', pageId: 'main' },
      { type: 'methodPicked', method: 'template', sectionId: 's' },
      { type: 'templatePicked', templateId: 'shop-craft', design },
      { type: 'templateTakenApart', design },
    ] as const;
    for (const action of after)
      expect([action.type, wizardReducer(told, action).design.facts]).toEqual([action.type, facts]);
  });

  test('none are left where all were taken away', () => {
    const { design } = wizardReducer(told, { type: 'factsEdited', fact: 'name', facts: undefined });
    expect(Object.keys(design)).not.toContain('facts');
  });
});
