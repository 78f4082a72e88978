import { act, renderHook } from '@testing-library/react';
import { newDraft, type WizardDraft } from './wizard-draft.js';
import { useAutosave } from './use-autosave.js';
import { draftKey, loadDraft, saveDraft } from './wizard-storage.js';

const KEY = draftKey('new');
const named = (label: string): WizardDraft => ({ ...newDraft(), domain: { label, extension: '.ir', check: null } });
const storedLabel = () => {
  const loaded = loadDraft(localStorage, 'new');
  return loaded.kind === 'loaded' ? loaded.draft.domain.label : loaded.kind;
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open(draft: WizardDraft) {
  const onForeign = jest.fn();
  const hook = renderHook(({ shown }) => useAutosave({ store: localStorage, slot: 'new', draft: shown, loadedAt: null, isGuest: true, onForeign }), { initialProps: { shown: draft } });
  return { ...hook, onForeign };
}

/** What the other tab has written, as the browser tells this one. */
function otherTab(draft: WizardDraft): void {
  saveDraft(localStorage, 'new', draft, Date.now());
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) })));
}

test('an untouched draft is not written', () => {
  open(named('a'));
  act(() => void jest.advanceTimersByTime(5000));
  expect(storedLabel()).toBe('none');
});

test('changes are written after a pause', () => {
  const { rerender, result } = open(named('a'));
  rerender({ shown: named('ab') });
  rerender({ shown: named('abc') });
  expect([storedLabel(), result.current.state]).toEqual(['none', 'saving']);
  act(() => void jest.advanceTimersByTime(400));
  expect([storedLabel(), result.current.state]).toEqual(['abc', 'saved']);
});

test('a page that goes away is written at once', () => {
  const { rerender } = open(named('a'));
  rerender({ shown: named('ab') });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedLabel()).toBe('ab');
});

test('a full storage is shown', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  });
  const { rerender, result } = open(named('a'));
  rerender({ shown: named('ab') });
  act(() => void jest.advanceTimersByTime(400));
  expect(result.current.state).toBe('full');
  jest.restoreAllMocks();
});

test('another tab is followed where nothing is unsaved', () => {
  const { onForeign } = open(named('a'));
  otherTab(named('theirs'));
  expect(onForeign).toHaveBeenCalledWith(expect.objectContaining({ domain: expect.objectContaining({ label: 'theirs' }) }));
});

test('two different copies cannot overwrite each other', () => {
  const { rerender, result, onForeign } = open(named('a'));
  rerender({ shown: named('mine') });
  otherTab(named('theirs'));
  act(() => void jest.advanceTimersByTime(5000));
  expect([storedLabel(), onForeign.mock.calls.length]).toEqual(['theirs', 0]);
  act(() => result.current.keepMine());
  expect(storedLabel()).toBe('mine');
});

test('a finished wizard is not written again', () => {
  const { rerender, result, unmount } = open(named('a'));
  rerender({ shown: named('ab') });
  act(() => result.current.finish());
  rerender({ shown: named('abc') });
  act(() => void jest.advanceTimersByTime(5000));
  unmount();
  expect(storedLabel()).toBe('none');
});
