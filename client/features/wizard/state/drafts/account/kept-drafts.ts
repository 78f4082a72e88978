/**
 * Drafts that were put aside, in the account of a signed-in customer: the browser keeps one only until the account has
 * it. Loaded only by signed-in customers.
 */
import { ContinueKeptDraftDocument, KeepWizardDraftDocument } from '../../../../../gql/graphql.js';
import { apolloClient } from '../../../../../lib/apollo/client.js';
import { toUiError } from '../../../../../lib/errors.js';
import type { Owner } from '../../../../../lib/session/owner.js';
import { markOf } from '../local/draft-copies.js';
import { asideDrafts, draftPorts, dropAside, putCurrentAside, type AsideDraft } from '../local/local-drafts.js';
import { contentOfAccount, readAccountDraft } from './account-draft.js';
import { takeServer } from './take-server.js';

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

/** Opens it as the wizard's draft; what the wizard holds is put aside. Throws what the call throws. */
export async function continueKept(owner: Owner, draftId: string): Promise<void> {
  const { isDone } = await putCurrentAside(draftPorts(owner));
  if (!isDone) throw new Error('the browser does not let us store');
  await sendAside(owner);
  await apolloClient.mutate({ mutation: ContinueKeptDraftDocument, variables: { draftId }, fetchPolicy: 'no-cache' });
  const { draft, draftId: atHand, version, savedAt } = await readAccountDraft();
  if (draft !== null && atHand !== null) takeServer(owner, { draft, draftId: atHand, version, savedAt });
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
