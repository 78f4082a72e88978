import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import { noteSent, wasSentHere } from './sent-saves.js';

const named = (label: string): WizardDraft => ({
  ...newDraft(),
  domain: { label, extension: '.ir', isOwned: false, check: null },
});

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a save of this browser is known by what it was based on', () => {
  const store = memory();
  noteSent(store, named('a'), 3);
  expect(wasSentHere(store, { version: 4, draft: named('a') })).toBe(true);
  expect(wasSentHere(store, { version: 4, draft: named('b') })).toBe(false);
  expect(wasSentHere(store, { version: 5, draft: named('a') })).toBe(false);
  expect(wasSentHere(store, { version: 4, draft: null })).toBe(false);
});

test('of several saves on one base any may have arrived', () => {
  const store = memory();
  noteSent(store, named('a'), 0);
  noteSent(store, named('ab'), 0);
  expect(wasSentHere(store, { version: 1, draft: named('a') })).toBe(true);
  noteSent(store, named('abc'), 1);
  expect(wasSentHere(store, { version: 1, draft: named('a') })).toBe(false);
  expect(wasSentHere(store, { version: 2, draft: named('abc') })).toBe(true);
});

test('a storage without a record, or with one that cannot be read, knows nothing', () => {
  const store = memory();
  expect(wasSentHere(store, { version: 1, draft: named('a') })).toBe(false);
  store.setItem('wizard_sent_saves', '{');
  expect(wasSentHere(store, { version: 1, draft: named('a') })).toBe(false);
});
