import fc from 'fast-check';
import type { Design, DesignSection } from '#core/design/design.js';
import { designSchema } from '#core/design/design.js';
import { DESIGN } from '#core/limits/limits.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { designHistoryReducer, newHistory } from './history.js';
import { canStep, sendSections, stepSections, type Step } from './moving-edits.js';

const section = (id: string, over: Partial<DesignSection> = {}): DesignSection => ({
  id,
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData: {},
  ...over,
});
const canvasDimensions = { width: 1200, height: 800 };
const pageOf = (id: string, sections: readonly DesignSection[]) => ({
  id,
  name: id,
  canvasDimensions,
  sections: sections.map((each, order) => ({ ...each, order })),
});
const designOf = (...pages: readonly (readonly DesignSection[])[]): Design =>
  designSchema.parse({ currentPageId: 'p0', pages: pages.map((sections, n) => pageOf(`p${n}`, sections)) });
const named = (...ids: readonly string[]) => ids.map((id) => section(id));
const idsOf = ({ pages }: Design) => pages.map(({ sections }) => sections.map(({ id }) => id).join(''));

describe('sections that step together', () => {
  const page = designOf(named('a', 'b', 'c', 'd', 'e'));

  test.each<[string[], Step, string]>([
    [['c'], -1, 'acbde'],
    [['c', 'd'], -1, 'acdbe'],
    [['b', 'd'], 1, 'acbed'],
    [['a', 'c'], -1, 'acbde'],
    [['a', 'b'], -1, 'abcde'],
    [['d', 'e'], 1, 'abcde'],
  ])('%j by %i', (ids, by, expected) => {
    expect(idsOf(stepSections(page, ids, by))).toEqual([expected]);
  });

  test('cannot go beyond the ends', () => {
    const [first] = page.pages;
    if (!first) throw new Error('no page');
    expect(stepSections(page, ['a', 'b'], -1)).toBe(page);
    expect([canStep(first, ['a', 'b'], -1), canStep(first, ['a', 'b'], 1), canStep(first, [], 1)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('sections that are sent to another page', () => {
  test('stand at its end, before a footer of its own, in their order', () => {
    const footer = section('f', { sectionType: 'footer', layoutId: 'footer-1' });
    const design = designOf(named('a', 'b', 'c'), [section('x'), footer]);
    expect(idsOf(sendSections(design, ['c', 'a'], 'p1'))).toEqual(['b', 'xacf']);
  });

  test('take the links to them along, of sections, menu and announcement', () => {
    const text = { text: 'از [این‌جا](section:p0/a) و [آنجا](section:p0/b)' };
    const design = {
      ...designOf(
        [section('a'), section('b', { customData: { links: { primary: 'section:p0/a' }, texts: text } })],
        [],
      ),
      menu: { items: [{ id: 'm', label: '', to: 'section:p0/a', children: [] }], hidden: [] },
      settings: { announcement: { text: 'سلام', to: 'section:p0/a' } },
    };
    const sent = sendSections(design, ['a'], 'p1');
    expect(sent.pages[0]?.sections[0]?.customData).toEqual({
      links: { primary: 'section:p1/a' },
      texts: { text: 'از [این‌جا](section:p1/a) و [آنجا](section:p0/b)' },
    });
    expect([sent.menu?.items[0]?.to, sent.settings?.announcement?.to]).toEqual(['section:p1/a', 'section:p1/a']);
  });

  test('keep their word of the address, unless another section there has it', () => {
    const [house, garden] = [{ anchor: 'خانه' }, { anchor: 'باغ' }];
    const design = designOf([section('a', house), section('b', garden)], [section('x', house)], [section('c', garden)]);
    const sent = sendSections(design, ['a', 'b', 'c'], 'p1');
    expect(sent.pages[1]?.sections.map(({ anchor }) => anchor)).toEqual(['خانه', undefined, 'باغ', undefined]);
    expect(designSchema.safeParse(sent).success).toBe(true);
  });

  test('cannot be sent in part, to no page, or to their own', () => {
    const full = named(...Array.from({ length: DESIGN.maxSectionsPerPage - 1 }, (_, n) => `s${n}`));
    const design = designOf(named('a', 'b'), full);
    expect(sendSections(design, ['a', 'b'], 'p1')).toBe(design);
    expect(sendSections(design, ['a'], 'gone')).toBe(design);
    expect(sendSections(design, ['a'], 'p0')).toBe(design);
    expect(sendSections(design, [], 'p1')).toBe(design);
  });
});

describe('whatever is chosen and moved', () => {
  const count = fc.integer({ min: 0, max: 6 });
  const designs = fc
    .tuple(count, count, count)
    .map((counts) =>
      designOf(...counts.map((most, page) => named(...Array.from({ length: most }, (_, n) => `<${page}.${n}>`)))),
    );
  const all = ({ pages }: Design) => pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  const chosen = (design: Design, bits: number) => all(design).filter((_, at) => (bits >> at) & 1);
  const moves = fc.array(fc.tuple(fc.nat(), fc.constantFrom(-1, 1, 'p0', 'p1', 'p2')), { maxLength: 8 });

  test('all sections are there once, numbered, and each move is undone as one step', () => {
    fc.assert(
      fc.property(designs, moves, (begun, given) => {
        let history = newHistory({ ...emptyDesignDraft(), design: begun }) as Parameters<
          typeof designHistoryReducer
        >[0];
        for (const [bits, to] of given) {
          const before = history.draft.design;
          const sectionIds = chosen(before, bits);
          history = designHistoryReducer(
            history,
            typeof to === 'string'
              ? { type: 'sectionsSent', sectionIds, pageId: to }
              : { type: 'sectionsStepped', sectionIds, by: to === 1 ? 1 : -1 },
          );
          const after = history.draft.design;
          expect(all(after).toSorted()).toEqual(all(begun).toSorted());
          for (const { sections } of after.pages)
            expect(sections.map(({ order }) => order)).toEqual([...sections.keys()]);
          if (after !== before) expect(designHistoryReducer(history, { type: 'undone' }).draft.design).toBe(before);
        }
      }),
    );
  });

  test('neither the chosen nor the others change their order by a step', () => {
    const bits = fc.nat();
    fc.assert(
      fc.property(designs, bits, fc.constantFrom<Step>(-1, 1), (design, some, by) => {
        const ids = chosen(design, some);
        const of = (each: Design, isChosen: boolean) => all(each).filter((id) => ids.includes(id) === isChosen);
        const after = stepSections(design, ids, by);
        expect([of(after, true), of(after, false)]).toEqual([of(design, true), of(design, false)]);
      }),
    );
  });
});
