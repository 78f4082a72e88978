/** Whatever is done to a design, and in whichever order, it can be stored and read again. */
import fc from 'fast-check';
import type { SectionType } from '#core/catalogue.js';
import { designSchema, type Design, type DesignSection } from '#core/design/design.js';
import { allSections, drawnPages } from '#core/design/shared-sections.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import type { EditorAction } from './editor-actions.js';
import { type DesignHistory, designHistoryReducer, newHistory } from './history.js';
import { copiesOf } from './section-copies.js';

const TYPES: readonly SectionType[] = ['headers', 'footer', 'hero', 'full_page'];
const WORDS = ['رزرو', 'منو', ''];

/** One edit; the numbers choose among what the design has at that moment. */
interface Step {
  readonly kind: keyof typeof KINDS;
  readonly which: number;
  readonly other: number;
}

const nth = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % Math.max(1, items.length)];

interface Situation extends Pick<Step, 'which' | 'other'> {
  readonly design: Design;
  /** Actions that bring back what earlier steps have removed, whatever was done since. */
  readonly removed: EditorAction[];
  readonly id: string;
  readonly pageId: string;
  readonly section: DesignSection;
}

const KINDS = {
  pageAdded: ({ id }) => ({ type: 'pageAdded', id }),
  pageDuplicated: ({ id, pageId }) => ({ type: 'pageDuplicated', id, pageId }),
  pageSwitched: ({ pageId }) => ({ type: 'pageSwitched', pageId }),
  pageRemoved: ({ design, pageId, removed }) => {
    const index = design.pages.findIndex((page) => page.id === pageId);
    const page = design.pages[index];
    if (page) removed.push({ type: 'pageRestored', page, index });
    return { type: 'pageRemoved', pageId };
  },
  sectionAdded: ({ id, which, other }: Omit<Situation, 'section'>) => {
    return { type: 'sectionAdded', id, sectionType: nth(TYPES, which) ?? 'hero', isShared: other % 2 === 0 };
  },
  sectionsRemoved: ({ design, section, removed }) => {
    const page = design.pages.find(({ sections }) => sections.includes(section));
    const index = page?.sections.indexOf(section) ?? 0;
    removed.push(
      page
        ? { type: 'sectionsRestored', pageId: page.id, removed: [{ section, index }] }
        : { type: 'sharedRestored', section },
    );
    return { type: 'sectionsRemoved', sectionIds: [section.id] };
  },
  restored: ({ removed, which }) => nth(removed, which),
  sectionsInserted: ({ design, section, pageId, id }) => {
    const sections = copiesOf([section], design, pageId, () => id);
    return { type: 'sectionsInserted', pageId, afterId: section.id, sections };
  },
  sectionShared: ({ section }) => ({ type: 'sectionShared', sectionId: section.id }),
  sharedDetached: ({ id, pageId, which }) => {
    return { type: 'sharedDetached', place: which % 2 === 0 ? 'header' : 'footer', pageId, id };
  },
  anchorNamed: ({ section, other }) => {
    return { type: 'anchorNamed', sectionId: section.id, typed: nth(WORDS, other) ?? '' };
  },
  sectionMoved: ({ section, other }) => ({ type: 'sectionMoved', sectionId: section.id, to: other }),
  sectionHidden: ({ section, other }) => {
    return { type: 'sectionHidden', sectionId: section.id, device: other % 2 === 0 ? 'phone' : null };
  },
  contentEdited: ({ section, other }) => {
    const value = other % 2 === 0 ? `file:${other}` : null;
    return { type: 'contentEdited', sectionId: section.id, kind: 'images', slot: 'picture', value };
  },
  pictureDeleted: ({ which }) => ({ type: 'pictureDeleted', image: `file:${which}` }),
  undone: () => ({ type: 'undone' }),
  redone: () => ({ type: 'redone' }),
} satisfies Record<string, (given: Situation) => EditorAction | undefined>;

/** Words and removed parts meet seldom where every kind is as frequent as the others. */
const FREQUENT = ['anchorNamed', 'sectionAdded', 'sectionsRemoved', 'restored', 'anchorNamed', 'restored'] as const;
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(Object.keys(KINDS) as Step['kind'][]), ...FREQUENT, ...FREQUENT),
  which: fc.nat(30),
  other: fc.nat(30),
});

/** The design after each of the steps. */
function played(steps: readonly Step[]): readonly Design[] {
  const removed: EditorAction[] = [];
  let history: DesignHistory = newHistory(emptyDesignDraft());
  return steps.map(({ kind, which, other }, at) => {
    const { design } = history.draft;
    const section = nth(allSections(design), which);
    const pageId = nth(design.pages, other)?.id ?? '';
    const given = { which, other, design, removed, id: `n${at}`, pageId };
    const action = section ? KINDS[kind]({ ...given, section }) : KINDS.sectionAdded(given);
    if (action) history = designHistoryReducer(history, action);
    return history.draft.design;
  });
}

/** Words that two sections of one page have, as its visitors get it. */
const twice = (design: Design): readonly string[] =>
  drawnPages(design).flatMap(({ sections }) => {
    const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
    return anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
  });

/** Sections that the design has more than once. */
const doubled = (design: Design): readonly string[] => {
  const ids = allSections(design).map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
};

test('any sequence of edits leaves a design that is read again', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
      const designs = played(steps);
      expect(designs.flatMap(twice)).toEqual([]);
      expect(designs.flatMap(doubled)).toEqual([]);
      expect(designSchema.safeParse(JSON.parse(JSON.stringify(designs.at(-1)))).error).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
