import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { beginOf, serverCopyOf } from '../start/begin-edit.js';
import { baseOf, markOf, settle, type ServerCopy } from './draft-copies.js';
import { differencesOf } from './draft-differences.js';
import { toWizardData } from '../draft/wizard-data.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import type { WizardAction } from '../edits/wizard-actions.js';
import { wizardReducer } from '../edits/wizard-state.js';

const after = (draft: WizardDraft, ...actions: WizardAction[]) => actions.reduce(wizardReducer, draft);
const first = after(
  newDraft(),
  { type: 'siteTypePicked', siteType: 'business' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const mine = after(first, { type: 'sectionAdded', id: 'b', sectionType: 'about' });
const theirs = after(first, { type: 'pageAdded', id: 'p2' });
const server = (draft: WizardDraft, version: number): ServerCopy => ({ draft, version, savedAt: 5 });
const local = (draft: WizardDraft, base = baseOf(server(first, 1))) => ({ draft, savedAt: 9, base });

describe('S-087 the copy of this browser and the one of the account', () => {
  test('an edit of what the account still has goes on', () => {
    expect(settle(local(mine), server(first, 1))).toBe('local');
  });

  test('an untouched copy follows the account', () => {
    expect(settle(local(first), server(theirs, 2))).toBe('server');
  });

  test('an account saved again without change is no conflict', () => {
    expect(settle(local(mine), server(first, 4))).toBe('local');
  });

  test('the same in both places is no question', () => {
    expect(settle(local(theirs), server({ ...theirs, step: 6 }, 2))).toBe('local');
  });

  test('cannot be settled where both went on', () => {
    expect(settle(local(mine), server(theirs, 2))).toBe('choose');
  });

  test('cannot be settled where nobody knows the beginning', () => {
    expect(settle({ draft: mine, savedAt: 9, base: null }, server(theirs, 2))).toBe('choose');
  });
});

test('a mark does not depend on where one stands', () => {
  const elsewhere = after(mine, { type: 'stepOpened', step: 4 });
  expect(markOf({ ...elsewhere, attempt: { key: 'k', fingerprint: 'f' } })).toBe(markOf(mine));
  expect(markOf(theirs)).not.toBe(markOf(mine));
});

test('a mark does not depend on the order of keys', () => {
  const texts = { title: 'الف', note: 'ب' };
  const written = (customData: object): WizardDraft => {
    const page = first.design.pages[0]!;
    const sections = page.sections.map((section) => ({ ...section, customData }));
    return { ...first, design: { ...first.design, pages: [{ ...page, sections }] } };
  };
  const turned = Object.fromEntries(Object.entries(texts).reverse());
  expect(markOf(written({ texts: turned }))).toBe(markOf(written({ texts })));
});

describe('beginning to edit an order', () => {
  const ordered = (draft: WizardDraft, version: number) =>
    serverCopyOf({
      wizardData: toWizardData(draft, 's', EXTENSION_PRICES, 1),
      title: 'فروشگاه',
      description: null,
      comments: null,
      priceToman: 1,
      design: { version, updatedAt: '2026-11-21T10:00:00.000Z' },
    });

  test('with nothing in the browser it is the order', () => {
    const begin = beginOf({ kind: 'none' }, ordered(mine, 3));
    expect([begin.kind, begin.local.base?.version, begin.local.draft.design]).toEqual(['ready', 3, mine.design]);
  });

  test('an order that comes back unchanged is recognised', () => {
    const base = baseOf(ordered(mine, 3));
    const kept = {
      kind: 'loaded',
      draft: after(ordered(mine, 3).draft, { type: 'pageAdded', id: 'x' }),
      savedAt: 9,
      base,
    } as const;
    expect(beginOf(kept, ordered(mine, 4))).toMatchObject({ kind: 'ready', local: { base: { version: 4 } } });
  });

  test('two that went on are both handed over', () => {
    const base = baseOf(ordered(first, 1));
    const begin = beginOf({ kind: 'loaded', draft: mine, savedAt: 9, base }, ordered(theirs, 2));
    expect(begin).toMatchObject({ kind: 'choose', server: { version: 2 }, local: { savedAt: 9 } });
  });
});

describe('differences', () => {
  test('name pages and sections first', () => {
    expect(differencesOf(mine, theirs)).toEqual([
      { kind: 'sections', page: first.design.pages[0]!.name, first: 2, second: 1 },
      { kind: 'page', name: expect.any(String) as string, has: 'second' },
    ]);
  });

  test('name what was answered and renamed', () => {
    const other = after(
      first,
      { type: 'pageRenamed', pageId: 'main', name: 'خانه' },
      { type: 'layoutPicked', sectionId: 'a', layoutId: 'hero-9' },
      { type: 'colorPicked', color: '#059669' },
      { type: 'domainTyped', typed: 'negar' },
    );
    expect(differencesOf(first, other).map((each) => (each.kind === 'answer' ? each.answer : each.kind))).toEqual([
      'renamed',
      'content',
      'branding',
      'domain',
    ]);
  });

  test('there are none between equals', () => {
    expect(differencesOf(mine, { ...mine, step: 3 })).toEqual([]);
  });
});
