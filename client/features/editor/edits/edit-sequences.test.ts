/** Whatever is done to a design, and in whichever order, it can be stored and read again. */
import fc from 'fast-check';
import type { SectionType } from '#core/catalogue.js';
import { designSchema, type Design, type DesignSection } from '#core/design/design.js';
import { allSections, drawnPages } from '#core/design/shared-sections.js';
import { emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import type { EditorAction } from './editor-actions.js';
import { type DesignHistory, designHistoryReducer, newHistory } from './history.js';
import { copiesOf } from './section-copies.js';

const TYPES: readonly SectionType[] = ['headers', 'footer', 'hero', 'full_page'];
const WORDS = ['رزرو', 'منو', ''];

/** A choice among what the design has at that moment: any number stands for one of them. */
interface Step {
  readonly kind: number;
  readonly which: number;
  readonly other: number;
}
const step = fc.record({ kind: fc.nat(), which: fc.nat(30), other: fc.nat(30) });

const nth = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % Math.max(1, items.length)];

/** Actions that bring back what earlier steps have removed, whatever was done since. */
type Removed = EditorAction[];

interface Situation extends Step {
  readonly design: Design;
  readonly removed: Removed;
  readonly id: string;
  readonly pageId: string;
  readonly section: DesignSection | undefined;
}

const KINDS: readonly ((given: Situation) => EditorAction | undefined)[] = [
  ({ id }) => ({ type: 'pageAdded', id }),
  ({ id, pageId }) => ({ type: 'pageDuplicated', id, pageId }),
  ({ pageId }) => ({ type: 'pageSwitched', pageId }),
  ({ design, pageId, removed }) => {
    const index = design.pages.findIndex((page) => page.id === pageId);
    const page = design.pages[index];
    if (page) removed.push({ type: 'pageRestored', page, index });
    return { type: 'pageRemoved', pageId };
  },
  ({ id, which, other }) => ({
    type: 'sectionAdded',
    id,
    sectionType: nth(TYPES, which) ?? 'hero',
    isShared: other % 2 === 0,
  }),
  ({ design, section, removed }) => {
    if (!section) return undefined;
    const page = design.pages.find(({ sections }) => sections.includes(section));
    const index = page?.sections.indexOf(section) ?? 0;
    removed.push(
      page
        ? { type: 'sectionsRestored', pageId: page.id, removed: [{ section, index }] }
        : { type: 'sharedRestored', section },
    );
    return { type: 'sectionsRemoved', sectionIds: [section.id] };
  },
  ({ design, section, pageId, id }) =>
    section && {
      type: 'sectionsInserted',
      pageId,
      afterId: section.id,
      sections: copiesOf([section], design, pageId, () => id),
    },
  ({ section }) => section && { type: 'sectionShared', sectionId: section.id },
  ({ id, pageId, which }) => ({
    type: 'sharedDetached',
    place: which % 2 === 0 ? 'header' : 'footer',
    pageId,
    id,
  }),
  ({ section, other }) => section && { type: 'anchorNamed', sectionId: section.id, typed: nth(WORDS, other) ?? '' },
  ({ section, other }) => section && { type: 'sectionMoved', sectionId: section.id, to: other },
  ({ section, other }) =>
    section && { type: 'sectionHidden', sectionId: section.id, device: other % 2 === 0 ? 'phone' : null },
  ({ section, other }) =>
    section && {
      type: 'contentEdited',
      sectionId: section.id,
      kind: 'images',
      slot: 'picture',
      value: other % 2 === 0 ? `file:${other}` : null,
    },
  ({ which }) => ({ type: 'pictureDeleted', image: `file:${which}` }),
  ({ removed, which }) => nth(removed, which),
  () => ({ type: 'undone' }),
  () => ({ type: 'redone' }),
];

function played(steps: readonly Step[]): DesignDraft {
  const removed: Removed = [];
  const act = (history: DesignHistory, given: Step, at: number): DesignHistory => {
    const { design } = history.draft;
    const action = nth(
      KINDS,
      given.kind,
    )?.({
      ...given,
      design,
      removed,
      id: `n${at}`,
      pageId: nth(design.pages, given.other)?.id ?? '',
      section: nth(allSections(design), given.which),
    });
    return action ? designHistoryReducer(history, action) : history;
  };
  return steps.reduce(act, newHistory(emptyDesignDraft())).draft;
}

/** Words that two sections of one page have, as its visitors get it. */
const twice = (design: Design): readonly string[] =>
  drawnPages(design).flatMap(({ sections }) => {
    const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
    return anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
  });

test('any sequence of edits leaves a design that is read again', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { design } = played(steps);
      expect(designSchema.safeParse(JSON.parse(JSON.stringify(design))).error).toBeUndefined();
      expect(twice(design)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
