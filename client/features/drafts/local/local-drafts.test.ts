import { mapStore } from '#client/lib/session/session-fixtures.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import { draftKey, loadDraft, saveDraft, saveGuestDesign, WIZARD_KEYS } from './wizard-storage.js';
import {
  asideDrafts,
  continueLocalDraft,
  dropAside,
  putCurrentAside,
  readLocalDrafts,
  removeLocalDraft,
  adoptGuestDrafts,
  type DraftPorts,
} from './local-drafts.js';

const NOW = 1_800_000_000_000;
const FIELDS = { title: 'کتاب‌سرا', description: 'فروشگاه کتاب', comments: '', price: 5_000_000 };

function ports(): DraftPorts & { readonly store: ReturnType<typeof mapStore> } {
  return { owner: 'guest', store: mapStore(), now: () => NOW };
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

/** One that the create-order dialog of before has kept: only its texts, no wizard yet. */
function storeNote({ store }: DraftPorts): { readonly id: string; readonly payload: { readonly sessionId: string } } {
  const at = new Date(NOW).toISOString();
  const payload = {
    ...FIELDS,
    total_pages: 0,
    total_sections: 0,
    siteType: null,
    sessionId: 's-note',
    wizardData: null,
  };
  const note = { id: 'local_order-note', created_at: at, updated_at: at, payload };
  store.setItem(WIZARD_KEYS.aside, JSON.stringify([note]));
  return note;
}

test('S-166 a local draft has the documented fields', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('سایت من'), NOW);
  await putCurrentAside(at);
  const [draft] = await readLocalDrafts(at);
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
  const added = storeNote(at);
  expect(await continueLocalDraft(at, added.id)).toBe(true);
  const loaded = await loadDraft(at.store, 'new');
  expect(loaded.kind === 'loaded' && loaded.draft.order.title).toBe('کتاب‌سرا');
  expect(loaded.kind === 'loaded' && loaded.draft.order.comments).toContain('۵٬۰۰۰٬۰۰۰ تومان');
  expect(at.store.getItem(WIZARD_KEYS.session)).toBe(added.payload.sessionId);
  const titles = (await readLocalDrafts(at)).map((draft) => draft.payload.title);
  expect(titles).toEqual(['کتاب‌سرا', 'نخستین']);
});

test('S-162 the draft put aside comes back as it was', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const first = (await readLocalDrafts(at))[0];
  await continueLocalDraft(at, storeNote(at).id);
  expect(await continueLocalDraft(at, first?.id ?? '')).toBe(true);
  const loaded = await loadDraft(at.store, 'new');
  expect(loaded.kind === 'loaded' && loaded.draft).toEqual(first?.payload.wizardData);
});

test('S-162 deleting takes the wizard’s draft, or one put aside', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const added = storeNote(at);
  await removeLocalDraft(at, added.id);
  const [left, ...others] = await readLocalDrafts(at);
  expect(others).toEqual([]);
  await removeLocalDraft(at, left?.id ?? '');
  expect(at.store.getItem(draftKey('new'))).toBeNull();
  expect(await readLocalDrafts(at)).toEqual([]);
});

test('damaged records cannot hide the good ones', async () => {
  const at = ports();
  storeNote(at);
  const good = JSON.parse(at.store.getItem(WIZARD_KEYS.aside) ?? '[]') as unknown[];
  at.store.setItem(WIZARD_KEYS.aside, JSON.stringify([{ id: 'local_x' }, null, ...good]));
  expect(await readLocalDrafts(at)).toHaveLength(1);
});

test('a full storage cannot lose the draft in the wizard', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const added = storeNote(at);
  const full = {
    ...at.store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const warn = console.warn;
  console.warn = () => undefined;
  expect(await putCurrentAside({ ...at, store: full })).toEqual({ isDone: false, id: null });
  expect(await continueLocalDraft({ ...at, store: full }, added.id)).toBe(false);
  console.warn = warn;
  expect((await loadDraft(at.store, 'new')).kind).toBe('loaded');
});

test('S-031 a draft is put aside for a new one and stays listed', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW);
  const { isDone, id } = await putCurrentAside(at);
  expect([isDone, (await loadDraft(at.store, 'new')).kind]).toEqual([true, 'none']);
  expect((await readLocalDrafts(at)).map((draft) => draft.payload.title)).toEqual(['نخستین']);
  saveDraft(at.store, 'new', newDraft(), NOW);
  expect(await continueLocalDraft(at, id ?? '')).toBe(true);
  expect((await readLocalDrafts(at)).map((draft) => draft.id)).toEqual([id]);
});

test('a blank draft is not listed when put aside', async () => {
  const at = ports();
  saveDraft(at.store, 'new', newDraft(), NOW);
  expect(await putCurrentAside(at)).toEqual({ isDone: true, id: null });
  expect(await readLocalDrafts(at)).toEqual([]);
});

test('what is put aside names the version it follows from', async () => {
  const at = ports();
  saveDraft(at.store, 'new', designed('نخستین'), NOW, { version: 7, mark: 'm' });
  at.store.setItem(WIZARD_KEYS.session, 's-1');
  await putCurrentAside(at);
  const [aside] = asideDrafts(at.store);
  expect(aside).toMatchObject({ draftId: 's-1', baseVersion: 7, draft: { order: { title: 'نخستین' } } });
  dropAside(at.store, aside?.id ?? '');
  expect([asideDrafts(at.store), await readLocalDrafts(at)]).toEqual([[], []]);
});

test('a note without a design is put aside with its budget', () => {
  const at = ports();
  storeNote(at);
  const [aside] = asideDrafts(at.store);
  expect(aside).toMatchObject({ draftId: 's-note', baseVersion: 0, draft: { order: { title: FIELDS.title } } });
  expect(aside?.draft.order.comments).toContain('۵٬۰۰۰٬۰۰۰');
});

test('a guest’s draft becomes the account’s, whose own goes aside', async () => {
  const guest = ports();
  const account = { ...ports(), owner: 'a' };
  saveDraft(guest.store, 'new', designed('مهمان'), NOW);
  guest.store.setItem(WIZARD_KEYS.session, 's-guest');
  saveDraft(account.store, 'new', designed('حساب'), NOW);
  await adoptGuestDrafts(guest, account);
  expect([...guest.store.values.keys()]).toEqual([]);
  expect(account.store.getItem(WIZARD_KEYS.session)).toBe('s-guest');
  expect((await readLocalDrafts(account)).map((draft) => draft.payload.title)).toEqual(['مهمان', 'حساب']);
});

test('a blank guest’s draft takes no place of the account’s', async () => {
  const guest = ports();
  const account = { ...ports(), owner: 'a' };
  saveDraft(guest.store, 'new', newDraft(), NOW);
  saveGuestDesign(guest.store, newDraft(), NOW);
  saveDraft(account.store, 'new', designed('حساب'), NOW);
  account.store.setItem(WIZARD_KEYS.session, 's-account');
  await adoptGuestDrafts(guest, account);
  expect([...guest.store.values.keys()]).toEqual([]);
  expect(account.store.getItem(WIZARD_KEYS.session)).toBe('s-account');
  const loaded = await loadDraft(account.store, 'new');
  expect(loaded.kind === 'loaded' && loaded.draft.order.title).toBe('حساب');
  expect((await readLocalDrafts(account)).map((draft) => draft.payload.title)).toEqual(['حساب']);
});

test('a draft that cannot be read cannot be lost', async () => {
  const guest = ports();
  const account = { ...ports(), owner: 'a' };
  guest.store.setItem(draftKey('new'), '{broken');
  saveDraft(account.store, 'new', designed('حساب'), NOW);
  await adoptGuestDrafts(guest, account);
  expect(guest.store.getItem(draftKey('new'))).toBe('{broken');
  expect((await loadDraft(account.store, 'new')).kind).toBe('loaded');

  account.store.setItem(draftKey('new'), '{broken too');
  saveDraft(guest.store, 'new', designed('مهمان'), NOW);
  await adoptGuestDrafts(guest, account);
  expect(account.store.getItem(draftKey('new'))).toBe('{broken too');
  expect((await loadDraft(guest.store, 'new')).kind).toBe('loaded');
});

test('a blank draft is never listed', async () => {
  const at = ports();
  saveDraft(at.store, 'new', newDraft(), NOW);
  expect(await readLocalDrafts(at)).toEqual([]);
  const { id } = storeNote(at);
  const [note] = JSON.parse(at.store.getItem(WIZARD_KEYS.aside) ?? '[]') as [{ payload: object }];
  const blank = { ...note, id: 'local_blank', payload: { ...note.payload, wizardData: newDraft() } };
  at.store.setItem(WIZARD_KEYS.aside, JSON.stringify([note, blank]));
  expect((await readLocalDrafts(at)).map((draft) => draft.id)).toEqual([id]);
  expect(asideDrafts(at.store)).toHaveLength(1);
});

test('a guest’s draft cannot be lost to a full storage', async () => {
  const guest = ports();
  saveDraft(guest.store, 'new', designed('مهمان'), NOW);
  const store = {
    ...mapStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const { warn } = console;
  console.warn = () => undefined;
  await adoptGuestDrafts(guest, { owner: 'a', store, now: () => NOW });
  console.warn = warn;
  expect((await loadDraft(guest.store, 'new')).kind).toBe('loaded');
});
