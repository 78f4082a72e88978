/** Drafts that were put aside: the browser keeps one only until the account has it. */
import { KeepWizardDraftDocument } from '#client/gql/graphql.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { toUiError } from '#client/lib/errors.js';
import type { Owner } from '#client/lib/session/owner.js';
import { markOf } from '../local/draft-copies.js';
import { asideDrafts, draftPorts, dropAside, type AsideDraft } from '../local/local-drafts.js';
import { contentOfAccount } from './account-draft.js';
import { readAccountDraft } from './read-account.js';

/**
 * Sends what this browser has put aside, and removes from it what the account has. What cannot be sent stays, and is
 * sent the next time: a full list, no connection, an ordered draft, another device's work on the same one.
 * Answers how many were sent. Never rejects.
 */
export async function sendAside(owner: Owner): Promise<number> {
  const { store } = draftPorts(owner);
  let sent = 0;
  for (const aside of asideDrafts(store)) {
    try {
      await send(aside);
      dropAside(store, aside.id);
      sent += 1;
    } catch (fault) {
      console.warn('wizard: a draft that was put aside could not be sent', fault);
    }
  }
  return sent;
}

async function send({ draftId, draft, baseVersion }: AsideDraft): Promise<void> {
  try {
    await keep(draftId, draft, baseVersion);
  } catch (error) {
    if (toUiError(error).code !== 'CONFLICT') throw error;
    // The answer of the last save was lost: the account has the very same draft under a newer version.
    const known = await readAccountDraft();
    if (known.draftId !== draftId || known.draft === null || markOf(known.draft) !== markOf(draft)) throw error;
    await keep(draftId, draft, known.version);
  }
}

async function keep(draftId: string, draft: AsideDraft['draft'], baseVersion: number): Promise<void> {
  const input = { baseVersion, draftId, content: contentOfAccount(draft) };
  await apolloClient.mutate({ mutation: KeepWizardDraftDocument, variables: { input }, fetchPolicy: 'no-cache' });
}
