/** Beginning again without losing anything: the draft goes aside, and can be brought back. */
import { GUEST, type Owner } from '#client/lib/session/owner.js';
import { toast } from '#client/ui/toast.js';
import { draftMessages as m } from '../draft/drafts.messages.js';
import { loadAccountDrafts } from './loaders.js';
import { continueLocalDraft, draftIdOf, draftPorts, putCurrentAside } from '../local/local-drafts.js';

/** The id of the draft that went aside; null where there was none, or where the browser does not store it. */
export async function startOver(owner: Owner): Promise<string | null> {
  const aside = await putCurrentAside(draftPorts(owner));
  if (!aside.isDone) toast.failure(m.fresh.storageFull);
  return aside.id;
}

/** Opens that draft again; what was made since goes aside in its place. The account may have it by now. */
export async function bringBack(owner: Owner, id: string): Promise<void> {
  if (await continueLocalDraft(draftPorts(owner), id)) return;
  if (owner === GUEST) return void toast.failure(m.replaced.failed);
  const { continueKept } = await loadAccountDrafts();
  await continueKept(owner, draftIdOf(id)).catch((error: unknown) => toast.error(error, m.replaced.notRead));
}
