/** The unfinished design of this browser for the landing page, which does without what the wizard reads it with. */
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import { isBlank } from '../draft/blank-draft.js';
import { draftKey, readRecord } from '../local/wizard-storage.js';
import { START_NAME } from './site-start-address.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';

export interface UnfinishedDesign {
  /** The name of the site, or else of the order; empty for none. */
  readonly name: string;
}

/** Null where there is none, it is blank, or it does not look like a draft: the wizard says what can be done then. */
export function unfinishedDesign(store: KeyValueStore): UnfinishedDesign | null {
  const draft = storedDraft(readRecord(store, draftKey('new')));
  try {
    if (draft === null || isBlank(draft)) return null;
    const name: unknown = draft.design.facts?.name || draft.order.title;
    return { name: typeof name === 'string' ? name.trim().slice(0, START_NAME) : '' };
  } catch (fault) {
    console.warn('wizard: the stored draft is none', fault);
    return null;
  }
}

function storedDraft(raw: string | null): WizardDraft | null {
  try {
    const stored = JSON.parse(raw ?? 'null') as { readonly draft?: WizardDraft } | null;
    // An older version has left out what it did not know.
    return stored?.draft ? { ...newDraft(), ...stored.draft } : null;
  } catch {
    return null;
  }
}
