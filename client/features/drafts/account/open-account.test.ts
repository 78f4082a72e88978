import { draftSchema } from '../draft/draft-schema.js';
import { contentOfAccount, draftOfAccount } from './account-draft.js';
import { contentOf } from '../draft/blank-draft.js';
import { markOf } from '../local/draft-copies.js';
import { openingOf } from './open-account.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import type { LoadedDraft } from '../local/wizard-storage.js';

const named = (label: string): WizardDraft => ({
  ...newDraft(),
  domain: { label, extension: '.ir', isOwned: false, check: null },
});
const local = (draft: WizardDraft, base: { version: number; mark: string } | null): LoadedDraft => ({
  kind: 'loaded',
  draft,
  savedAt: 1,
  base,
});
const account = (version: number, draft: WizardDraft | null, draftId = 'd') => ({
  version,
  draft,
  draftId: draft && draftId,
  savedAt: 2,
});
const base = (version: number, draft: WizardDraft) => ({ version, mark: markOf(draft) });
const kindOf = (...input: Parameters<typeof openingOf>) => openingOf(...input).kind;

test('a new browser takes the draft of the account', () => {
  expect(kindOf({ kind: 'none' }, account(1, named('a')), [])).toBe('server');
  expect(kindOf(local(newDraft(), null), account(1, named('a')), [])).toBe('server');
});

test('beside a blank copy there is nothing to choose', () => {
  const moved = base(1, named('a'));
  expect(kindOf(local(newDraft(), moved), account(2, named('b')), [])).toBe('server');
  expect(kindOf(local(newDraft(), null), account(2, named('b')), [])).toBe('server');
  expect(openingOf(local(named('b'), null), account(2, newDraft()), [])).toMatchObject({
    kind: 'loaded',
    draft: named('b'),
    base: { version: 2 },
  });
});

test('the newer copy is taken without asking', () => {
  expect(kindOf(local(named('a'), base(1, named('a'))), account(2, named('b')), [])).toBe('server');
  expect(openingOf(local(named('b'), base(1, named('a'))), account(1, named('a')), [])).toMatchObject({
    kind: 'loaded',
    draft: named('b'),
    base: base(1, named('a')),
  });
});

test('two changed copies are for the customer to choose', () => {
  expect(kindOf(local(named('b'), base(1, named('a'))), account(2, named('c')), [])).toBe('choose');
  expect(kindOf(local(named('b'), null), account(2, named('c')), [])).toBe('choose');
});

test('a draft that was put aside here does not come back', () => {
  expect(openingOf({ kind: 'none' }, account(3, named('a')), ['d'])).toMatchObject({
    draft: newDraft(),
    base: { version: 3, mark: '' },
  });
});

test('a draft that was ordered elsewhere goes here too', () => {
  expect(kindOf(local(named('a'), base(1, named('a'))), account(2, null), [])).toBe('none');
  expect(openingOf(local(named('ab'), base(1, named('a'))), account(2, null), [])).toMatchObject({
    draft: named('ab'),
    base: { version: 2, mark: '' },
  });
});

test('a draft comes back from the account unchanged', () => {
  const full = draftSchema.parse({
    ...named('narvan'),
    siteType: 'business',
    templateId: null,
    services: ['backupService'],
    branding: { headingFont: 'titra', look: { scheme: 'auto', corners: 'round' } },
    couponCode: 'NOWRUZ',
    extraDomains: [{ domain: 'narvan', extension: '.com', price: 1, available: false }],
    design: {
      pages: [
        {
          id: 'main',
          name: 'اصلی',
          sections: [
            {
              id: 'a',
              sectionType: 'hero',
              layoutId: 'hero-1',
              order: 0,
              customData: {
                texts: { title: 'x' },
                images: {},
                pictureTexts: { picture1: 'نما' },
                focalPoints: { picture1: '30 60' },
                lists: { member: [2, 1] },
              },
            },
          ],
        },
      ],
      currentPageId: 'main',
      facts: { name: 'نارون' },
    },
  });
  expect(contentOf(draftOfAccount(contentOfAccount(full)))).toBe(contentOf(full));
});
