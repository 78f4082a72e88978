/** The draft of the viewer's account. What can read a draft is loaded only where the account has one. */
import { MyWizardDraftDocument } from '#client/gql/graphql.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

export interface AccountDraft {
  readonly version: number;
  /** Null where the account has no draft, like `draft`. */
  readonly draftId: string | null;
  readonly draft: WizardDraft | null;
  /** ms since 1970; null where nothing was ever saved. */
  readonly savedAt: number | null;
}

/** Throws what the call throws, and where the copy cannot be read by this version of the client. */
export async function readAccountDraft(): Promise<AccountDraft> {
  const { data } = await apolloClient.query({ query: MyWizardDraftDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('myWizardDraft answered nothing');
  const { version, draftId, content, savedAt } = data.myWizardDraft;
  const draft = content ? (await import('./account-draft.js')).draftOfAccount(content) : null;
  return { version, draftId: draftId ?? null, draft, savedAt: savedAt ? new Date(savedAt).getTime() : null };
}

/** Also says whether it is a save of this browser whose answer may have been lost. */
export async function readWithOrigin(owner: Owner): Promise<AccountDraft & { readonly isOwn: boolean }> {
  const known = await readAccountDraft();
  if (known.draft === null) return { ...known, isOwn: false };
  const { wasSentHere } = await import('./sent-saves.js');
  return { ...known, isOwn: wasSentHere(ownedStore(owner), known) };
}
