/** The content of a draft, and whether it is blank. Pure, and without what reads or prices a draft. */
import { sortedKeys } from '#client/lib/sorted-keys.js';
import { withoutPlace } from '#client/features/editor/index.js';
import { newDraft, type WizardDraft } from './wizard-draft.js';

/**
 * The content that copies must have in common to be equal. Where each of them stands, and what a registry answered, is
 * their own affair.
 */
export function contentOf({
  step: _,
  furthest: __,
  attempt: ___,
  extraTyped: ____,
  held: _____,
  factsAsked: ______,
  design,
  domain,
  ...rest
}: WizardDraft): string {
  return JSON.stringify(sortedKeys({ ...rest, design: withoutPlace(design), domain: { ...domain, check: null } }));
}

/**
 * Nothing was made or typed yet. A blank draft is no work: it is stored only over what it has become of, listed and
 * sent nowhere, and never takes the place of another one (decision 117).
 */
export function isBlank(draft: WizardDraft): boolean {
  const isTyped = draft.extraTyped !== '' || Object.keys(draft.held).length > 0;
  return !isTyped && contentOf(draft) === contentOf(newDraft());
}
