import { ContinueKeptDraftDocument } from '#client/gql/graphql.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import type { Owner } from '#client/lib/session/owner.js';
import { draftPorts, putCurrentAside } from '../local/local-drafts.js';
import { readAccountDraft } from './read-account.js';
import { settleAccount } from './settle-account.js';
import { adoptServerCopy } from './adopt-server-copy.js';

/**
 * Opens a draft of the account that was put aside as the wizard's draft. The account puts the one at hand in its place;
 * what it does not have of that one is put aside in this browser. Throws what the call throws: then nothing changes.
 */
export async function continueKept(owner: Owner, draftId: string): Promise<void> {
  const isSettled = await settleAccount(owner);
  await apolloClient.mutate({ mutation: ContinueKeptDraftDocument, variables: { draftId }, fetchPolicy: 'no-cache' });
  if (!isSettled) await putCurrentAside(draftPorts(owner));
  const { draft, draftId: atHand, version, savedAt } = await readAccountDraft();
  if (draft !== null && atHand !== null) adoptServerCopy(owner, { draft, draftId: atHand, version, savedAt });
}
