/** A draft in the form of the account, and saving it. Loaded once there is one. */
import { SaveWizardDraftDocument, type WizardDraftContentInput } from '#client/gql/graphql.js';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { baseOf, type DraftBase } from '../local/draft-copies.js';
import { draftSchema } from '../draft/draft-schema.js';
import { noteSent } from './sent-saves.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

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
  return toKeyedLists({
    ...rest,
    domain: { label: domain.label, extension: domain.extension, isOwned: domain.isOwned },
  });
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
