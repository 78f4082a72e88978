/** The draft of the viewer's account, read and saved. Loaded only by signed-in customers. */
import {
  MyWizardDraftDocument,
  SaveWizardDraftDocument,
  type WizardDraftContentInput,
} from '../../../../../gql/graphql.js';
import { fromKeyedLists, toKeyedLists } from '../../../../../../core/design/keyed-lists.js';
import { apolloClient } from '../../../../../lib/apollo/client.js';
import { ownedStore, type Owner } from '../../../../../lib/session/owner.js';
import { baseOf, type DraftBase } from '../local/draft-copies.js';
import { draftSchema } from '../draft-schema.js';
import { noteSent, wasSentHere } from './sent-saves.js';
import type { WizardDraft } from '../wizard-draft.js';

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
  const draft = content ? draftOfAccount(content) : null;
  return { version, draftId: draftId ?? null, draft, savedAt: savedAt ? new Date(savedAt).getTime() : null };
}

/** Also says whether it is a save of this browser whose answer may have been lost. */
export async function readWithOrigin(owner: Owner): Promise<AccountDraft & { readonly isOwn: boolean }> {
  const known = await readAccountDraft();
  return { ...known, isOwn: wasSentHere(ownedStore(owner), known) };
}

/** Answers the base of the next save. Throws what the call throws: CONFLICT after another save. */
export async function saveAccountDraft(
  owner: Owner,
  draft: WizardDraft,
  draftId: string,
  baseVersion: number,
): Promise<DraftBase> {
  const input = { baseVersion, draftId, content: contentOfAccount(draft) };
  noteSent(ownedStore(owner), draft, baseVersion);
  const { data } = await apolloClient.mutate({
    mutation: SaveWizardDraftDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('saveWizardDraft answered nothing');
  return baseOf({ draft, savedAt: null, version: data.saveWizardDraft.version });
}

/** Everything but what belongs to this browser alone. */
export function contentOfAccount(draft: WizardDraft): WizardDraftContentInput {
  const { attempt: _, extraTyped: __, held: ___, domain, ...rest } = draft;
  return toKeyedLists({ ...rest, domain: { label: domain.label, extension: domain.extension } });
}

/** In the form of the browser. @throws ZodError where it cannot be read. */
export function draftOfAccount(content: unknown): WizardDraft {
  const given = fromKeyedLists(content, 'dropped') as { readonly domain?: object };
  return draftSchema.parse({
    ...given,
    attempt: null,
    domain: { label: '', extension: '', ...given.domain, check: null },
  });
}
