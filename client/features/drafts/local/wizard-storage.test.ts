import { jest } from '@jest/globals';
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import { newDraft } from '../draft/wizard-draft.js';
import {
  clearDraft,
  draftKey,
  storePendingEdit,
  loadDraft,
  loadGuestDesign,
  pendingEdit,
  saveDraft,
  saveGuestDesign,
  sessionIdOf,
  WIZARD_KEYS,
} from './wizard-storage.js';
import { wizardReducer } from '../edits/wizard-state.js';

function memory(): KeyValueStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const draft = wizardReducer(newDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'hero' });
const NOW = 1_795_000_000_000;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('draft', () => {
  test('S-006 comes back exactly as it was left', async () => {
    const store = memory();
    expect(saveDraft(store, 'new', draft, NOW)).toBe('saved');
    expect(await loadDraft(store, 'new')).toEqual({ kind: 'loaded', draft, savedAt: NOW, base: null });
  });

  test('an empty browser has none', async () => {
    expect(await loadDraft(memory(), 'new')).toEqual({ kind: 'none' });
  });

  test.each([
    '{',
    '7',
    '{"version":99,"savedAt":1,"draft":{}}',
    JSON.stringify({ version: 1, savedAt: 1, draft: { siteType: 'moon' } }),
  ])('broken text %s cannot crash', async (raw) => {
    const store = memory();
    store.setItem(draftKey('new'), raw);
    expect(await loadDraft(store, 'new')).toEqual({ kind: 'broken', raw });
  });

  test('an edit and a new order are kept apart', async () => {
    const store = memory();
    saveDraft(store, 'edit:o1', { ...draft, siteType: 'personal' }, NOW);
    expect((await loadDraft(store, 'new')).kind).toBe('none');
  });

  test('a full storage is an answer', async () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      },
    };
    expect(saveDraft(full, 'new', draft, NOW)).toBe('full');
  });

  test('a blocked storage is an answer', async () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(saveDraft(blocked, 'new', draft, NOW)).toBe('blocked');
    expect(await loadDraft(blocked, 'new')).toEqual({ kind: 'none' });
    expect(() => clearDraft(blocked, 'new')).not.toThrow();
  });
});

describe('documented keys (S-101)', () => {
  test('the session id is made once', async () => {
    const store = memory();
    expect(sessionIdOf(store, 'new', () => 'first')).toBe('first');
    expect(sessionIdOf(store, 'new', () => 'second')).toBe('first');
    expect(store.values.get('wizard_session_id')).toBe('first');
  });

  test('S-006 S-101 a guest record has design, timestamp and userInfo', async () => {
    const store = memory();
    saveGuestDesign(store, { ...draft, domain: { ...draft.domain, label: 'negar' } }, NOW);
    expect(JSON.parse(store.values.get(WIZARD_KEYS.guestDesign) ?? '')).toMatchObject({
      design: draft.design,
      timestamp: NOW,
      userInfo: { domain: 'negar' },
    });
    expect(await loadGuestDesign(store)).toEqual({ design: draft.design, domain: 'negar', timestamp: NOW });
  });

  test('an order ends session, draft and guest record', async () => {
    const store = memory();
    saveDraft(store, 'new', draft, NOW);
    saveGuestDesign(store, draft, NOW);
    sessionIdOf(store, 'new', () => 's');
    clearDraft(store, 'new');
    expect(store.values.size).toBe(0);
  });

  test('S-087 a pending edit waits for signing in', async () => {
    const store = memory();
    storePendingEdit(store, 'o1');
    expect(pendingEdit(store)).toBe('o1');
    clearDraft(store, 'edit:o1');
    expect(pendingEdit(store)).toBeNull();
  });
});
