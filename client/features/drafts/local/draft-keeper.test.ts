/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { DraftKeeper } from './draft-keeper.js';
import { WRITE_AFTER_MS } from './draft-writer.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import { loadDraft, saveDraft } from './wizard-storage.js';

const named = (label: string): WizardDraft => ({
  ...newDraft(),
  domain: { label, extension: '.ir', isOwned: false, check: null },
});

async function storedLabel(): Promise<string> {
  const loaded = await loadDraft(localStorage, 'new');
  return loaded.kind === 'loaded' ? loaded.draft.domain.label : loaded.kind;
}

/** A keeper whose timer goes off by hand. */
function open(first = named('a')) {
  const timer: { run: (() => void) | null; ms: number } = { run: null, ms: 0 };
  const later = (ms: number, run: () => void) => {
    Object.assign(timer, { run, ms });
    return () => void (timer.run = null);
  };
  const keeper = new DraftKeeper({ store: localStorage, slot: 'new', now: () => 1000, later }, first, null);
  const onForeign = jest.fn();
  keeper.update(first, { isGuest: true, onForeign });
  return { keeper, timer, onForeign, tick: () => timer.run?.() };
}

function otherTab(keeper: DraftKeeper, draft: WizardDraft): Promise<void> {
  saveDraft(localStorage, 'new', draft, 2000);
  return keeper.otherTabWrote();
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('changes are written shortly after the first', async () => {
  const { keeper, timer, tick } = open();
  expect(timer.run).toBeNull();
  keeper.update(named('ab'));
  keeper.update(named('abc'));
  expect([await storedLabel(), keeper.getSnapshot().state, timer.ms]).toEqual(['none', 'saving', WRITE_AFTER_MS]);
  tick();
  expect([await storedLabel(), keeper.getSnapshot().state, keeper.getSnapshot().savedAt]).toEqual([
    'abc',
    'saved',
    1000,
  ]);
});

test('a page that goes away is written at once', async () => {
  const { keeper } = open();
  keeper.update(named('ab'));
  keeper.flush();
  expect(await storedLabel()).toBe('ab');
});

test('guests get their documented record', () => {
  const { keeper, tick } = open();
  keeper.update(named('ab'));
  tick();
  expect(JSON.parse(localStorage.getItem('guest_design') ?? '{}')).toMatchObject({
    timestamp: 1000,
    userInfo: { domain: 'ab' },
  });
});

test('a full storage is shown', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  });
  const { keeper, tick } = open();
  keeper.update(named('ab'));
  tick();
  expect(keeper.getSnapshot().state).toBe('full');
});

test('another tab is followed where nothing is unsaved', async () => {
  const { keeper, onForeign } = open();
  await otherTab(keeper, { ...named('theirs'), step: 5 });
  expect(onForeign).toHaveBeenCalledWith(
    expect.objectContaining({ step: 1, domain: expect.objectContaining({ label: 'theirs' }) as unknown }),
  );
});

test('two different copies cannot overwrite each other', async () => {
  const { keeper, onForeign, tick } = open();
  keeper.update(named('mine'));
  await otherTab(keeper, named('theirs'));
  tick();
  keeper.flush();
  keeper.update(named('mine too'));
  tick();
  expect([await storedLabel(), onForeign.mock.calls.length]).toEqual(['theirs', 0]);
  expect(keeper.getSnapshot().foreign?.draft.domain.label).toBe('theirs');
});

test('one of two copies is chosen', async () => {
  const one = open();
  one.keeper.update(named('mine'));
  await otherTab(one.keeper, named('theirs'));
  one.keeper.saveNow();
  expect([await storedLabel(), one.keeper.getSnapshot().foreign]).toEqual(['mine', null]);

  localStorage.clear();
  const two = open();
  two.keeper.update(named('mine'));
  await otherTab(two.keeper, named('theirs'));
  two.keeper.adoptOtherCopy();
  expect([two.onForeign.mock.calls.length, await storedLabel(), two.keeper.getSnapshot().foreign]).toEqual([
    1,
    'theirs',
    null,
  ]);
});

test('a finished wizard is not written again', async () => {
  const { keeper, tick } = open();
  keeper.update(named('ab'));
  keeper.finish();
  keeper.update(named('abc'));
  tick();
  keeper.flush();
  expect(await storedLabel()).toBe('none');
});

test('a draft ordered in another tab is not written again', async () => {
  const { keeper, timer } = open();
  keeper.update(named('ab'));
  keeper.finishAs({ id: 'o1', title: 'سایت من' });
  keeper.update(named('abc'));
  keeper.flush();
  expect([await storedLabel(), timer.run]).toEqual(['none', null]);
  expect(keeper.getSnapshot().ordered).toEqual({ id: 'o1', title: 'سایت من' });
});

test('a newer copy than the order waits for its edit', async () => {
  const { keeper } = open();
  keeper.update(named('newer'));
  keeper.finishRefused({ id: 'o1', title: 'سایت من' });
  expect([await storedLabel(), keeper.getSnapshot().ordered?.id]).toEqual(['none', 'o1']);
  expect(await loadDraft(localStorage, 'edit:o1')).toMatchObject({ draft: named('newer') });
});

describe('a blank draft', () => {
  test('is not stored by leaving or signing in', async () => {
    const { keeper } = open(newDraft());
    expect(keeper.saveNow()).toBe('saved');
    keeper.update({ ...newDraft(), siteType: 'personal' });
    keeper.update(newDraft());
    keeper.flush();
    expect([await storedLabel(), localStorage.length]).toEqual(['none', 0]);
  });

  test('cannot be written over the work of another tab', async () => {
    const { keeper } = open(newDraft());
    saveDraft(localStorage, 'new', named('theirs'), 2000);
    keeper.saveNow();
    expect(await storedLabel()).toBe('theirs');
  });

  test('is stored where everything was taken back', async () => {
    const { keeper } = open();
    keeper.update(named('ab'));
    keeper.saveNow();
    keeper.update(newDraft());
    keeper.saveNow();
    expect([await storedLabel(), localStorage.getItem('guest_design')]).toEqual(['', null]);
  });

  test('of another tab leaves what was here to be restored', async () => {
    const { keeper, onForeign } = open();
    keeper.update(named('ab'));
    keeper.saveNow();
    await otherTab(keeper, newDraft());
    expect(onForeign).toHaveBeenCalledWith(newDraft());
    expect(keeper.getSnapshot()).toMatchObject({ foreign: null, other: { draft: named('ab') } });
    keeper.restoreOther();
    expect([await storedLabel(), keeper.getSnapshot().other]).toEqual(['ab', null]);
  });
});
