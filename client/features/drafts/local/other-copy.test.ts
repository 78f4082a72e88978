/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { baseOf } from './draft-copies.js';
import { DraftKeeper } from './draft-keeper.js';
import { KEEP_OTHER_MS, loadOther, otherKey, saveOther, sweepOthers } from './other-copy.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import { loadDraft, saveDraft } from './wizard-storage.js';

const named = (label: string): WizardDraft => ({
  ...newDraft(),
  domain: { label, extension: '.ir', isOwned: false, check: null },
});
const NOW = 1_795_000_000_000;
const SLOT = 'edit:o1' as const;

function keeperOf(draft: WizardDraft): DraftKeeper {
  const ports = { store: localStorage, slot: SLOT, now: () => NOW, later: () => () => undefined };
  return new DraftKeeper(ports, draft, NOW - 1000, baseOf({ draft, version: 1, savedAt: null }));
}

const stored = async () => {
  const loaded = await loadDraft(localStorage, SLOT);
  return loaded.kind === 'loaded' ? [loaded.draft.domain.label, loaded.base?.version] : null;
};
const aside = async (now = NOW) => (await loadOther(localStorage, SLOT, now))?.draft.domain.label ?? null;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the copy that was not chosen', () => {
  test('waits a week, and no longer', async () => {
    saveOther(localStorage, SLOT, { draft: named('a'), savedAt: 1, until: NOW + KEEP_OTHER_MS });
    expect(await aside(NOW + KEEP_OTHER_MS - 1)).toBe('a');
    expect(await aside(NOW + KEEP_OTHER_MS)).toBeNull();
    expect(localStorage.getItem(otherKey(SLOT))).toBeNull();
  });

  test('of orders that nobody opens goes in time, too', () => {
    saveOther(localStorage, 'edit:old', { draft: named('a'), savedAt: 1, until: NOW - 1 });
    saveOther(localStorage, 'edit:new', { draft: named('a'), savedAt: 1, until: NOW + 1 });
    saveDraft(localStorage, 'new', named('mine'), NOW);
    sweepOthers(localStorage, Object.keys(localStorage), NOW);
    expect(Object.keys(localStorage).sort()).toEqual(['wizard_draft', otherKey('edit:new')]);
  });

  test('that cannot be read counts as none', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(otherKey(SLOT), '{"version":1,"until":');
    expect(await aside()).toBeNull();
  });
});

describe('S-087 a conflict with the account', () => {
  const server = { draft: named('theirs'), version: 2, savedAt: 5 };

  test('settled for the account keeps mine aside', async () => {
    const keeper = keeperOf(named('mine'));
    keeper.adoptServerCopy(server);
    expect([await stored(), await aside(), keeper.baseVersion()]).toEqual([['theirs', 2], 'mine', 2]);
  });

  test('settled for mine keeps the account’s aside', async () => {
    const keeper = keeperOf(named('mine'));
    keeper.keepMine(server);
    expect([await stored(), await aside(), keeper.baseVersion()]).toEqual([['mine', 2], 'theirs', 2]);
  });

  test('can be turned back, and forth again', async () => {
    const keeper = keeperOf(named('mine'));
    keeper.adoptServerCopy(server);
    keeper.restoreOther();
    expect([await stored(), await aside()]).toEqual([['mine', 2], 'theirs']);
    keeper.restoreOther();
    expect([await stored(), await aside()]).toEqual([['theirs', 2], 'mine']);
    keeper.dropOther();
    expect([await aside(), keeper.getSnapshot().other]).toEqual([null, null]);
  });

  test('is found again by the next visit', async () => {
    keeperOf(named('mine')).adoptServerCopy(server);
    const next = keeperOf(named('theirs'));
    await next.findOther();
    expect(next.getSnapshot().other?.draft.domain.label).toBe('mine');
  });
});

test('two tabs: the one not chosen stays restorable', async () => {
  const keeper = keeperOf(named('start'));
  keeper.update(named('mine'));
  saveDraft(localStorage, SLOT, named('theirs'), NOW);
  await keeper.otherTabWrote();
  keeper.adoptOtherCopy();
  expect([await stored(), await aside()]).toEqual([['theirs', undefined], 'mine']);
  keeper.update(named('mine again'));
  saveDraft(localStorage, SLOT, named('theirs too'), NOW);
  await keeper.otherTabWrote();
  keeper.saveNow();
  expect([await stored(), await aside()]).toEqual([['mine again', 1], 'theirs too']);
});
