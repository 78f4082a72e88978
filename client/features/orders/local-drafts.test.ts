import { mapStore } from '../../lib/session/session-fixtures.js';
import { newDraft, type WizardDraft } from '../wizard/state/wizard-draft.js';
import { draftKey, loadDraft, saveDraft, WIZARD_KEYS } from '../wizard/state/wizard-storage.js';
import {
  addLocalDraft,
  continueLocalDraft,
  LOCAL_ORDERS_KEY,
  readLocalDrafts,
  removeLocalDraft,
  type DraftPorts,
} from './local-drafts.js';

const NOW = 1_800_000_000_000;
const FIELDS = { title: 'کتاب‌سرا', description: 'فروشگاه کتاب', comments: '', price: 5_000_000 };

function ports(): DraftPorts & { readonly store: ReturnType<typeof mapStore> } {
  return { store: mapStore(), now: () => NOW };
}

function designed(title: string): WizardDraft {
  const blank = newDraft();
  const [page] = blank.design.pages;
  const section = { id: 's1', sectionType: 'hero' as const, layoutId: 'hero-1', order: 0, customData: {} };
  const pages = page ? [{ ...page, sections: [section] }] : [];
  return {
    ...blank,
    siteType: 'business',
    design: { ...blank.design, pages },
    order: { title, description: '', comments: '' },
  };
}

test('S-166 a local draft has the documented fields', () => {
  const draft = addLocalDraft(ports(), FIELDS);
  expect(draft?.id).toMatch(/^local_/);
  expect(draft?.created_at).toBe(new Date(NOW).toISOString());
  expect(draft?.updated_at).toBe(draft?.created_at);
  expect(Object.keys(draft?.payload ?? {}).sort()).toEqual(
    [
      'comments',
      'description',
      'price',
      'sessionId',
      'siteType',
      'title',
      'total_pages',
      'total_sections',
      'wizardData',
    ].sort(),
  );
});

test('S-166 the wizard’s own draft counts its pages, sections and price', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('سایت من'), NOW);
  const [draft] = await readLocalDrafts(at);
  expect(draft?.id).toMatch(/^local_/);
  expect(draft?.payload).toMatchObject({ title: 'سایت من', siteType: 'business', total_pages: 1, total_sections: 1 });
  expect(draft?.payload.price).toBeGreaterThan(0);
});

test('S-162 continuing a draft fills the wizard and puts the other aside', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const added = addLocalDraft(at, FIELDS);
  expect(await continueLocalDraft(at, added?.id ?? '')).toBe(true);
  const loaded = await loadDraft(at.store, 'new');
  expect(loaded.kind === 'loaded' && loaded.draft.order.title).toBe('کتاب‌سرا');
  expect(loaded.kind === 'loaded' && loaded.draft.order.comments).toContain('۵٬۰۰۰٬۰۰۰ تومان');
  expect(at.store.getItem(WIZARD_KEYS.session)).toBe(added?.payload.sessionId);
  const titles = (await readLocalDrafts(at)).map((draft) => draft.payload.title);
  expect(titles).toEqual(['کتاب‌سرا', 'نخستین']);
});

test('S-162 the draft put aside comes back as it was', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const first = (await readLocalDrafts(at))[0];
  await continueLocalDraft(at, addLocalDraft(at, FIELDS)?.id ?? '');
  expect(await continueLocalDraft(at, first?.id ?? '')).toBe(true);
  const loaded = await loadDraft(at.store, 'new');
  expect(loaded.kind === 'loaded' && loaded.draft).toEqual(first?.payload.wizardData);
});

test('S-162 deleting takes the wizard’s draft, or one put aside', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const added = addLocalDraft(at, FIELDS);
  await removeLocalDraft(at, added?.id ?? '');
  const [left, ...others] = await readLocalDrafts(at);
  expect(others).toEqual([]);
  await removeLocalDraft(at, left?.id ?? '');
  expect(at.store.getItem(draftKey('new'))).toBeNull();
  expect(await readLocalDrafts(at)).toEqual([]);
});

test('damaged records cannot hide the good ones', async () => {
  const at = ports();
  addLocalDraft(at, FIELDS);
  const good = JSON.parse(at.store.getItem(LOCAL_ORDERS_KEY) ?? '[]') as unknown[];
  at.store.setItem(LOCAL_ORDERS_KEY, JSON.stringify([{ id: 'local_x' }, null, ...good]));
  expect(await readLocalDrafts(at)).toHaveLength(1);
});

test('a full storage cannot lose the draft in the wizard', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const added = addLocalDraft(at, FIELDS);
  const full = {
    ...at.store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const warn = console.warn;
  console.warn = () => undefined;
  expect(addLocalDraft({ ...at, store: full }, FIELDS)).toBeNull();
  expect(await continueLocalDraft({ ...at, store: full }, added?.id ?? '')).toBe(false);
  console.warn = warn;
  expect((await loadDraft(at.store, 'new')).kind).toBe('loaded');
});
