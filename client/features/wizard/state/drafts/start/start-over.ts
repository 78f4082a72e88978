/** Beginning again without losing anything: the draft goes aside, and can be brought back. */
import type { Owner } from '../../../../../lib/session/owner.js';
import { toast } from '../../../../../ui/toast.js';
import { draftMessages as m } from '../../../messages/wizard-drafts.messages.js';
import { continueLocalDraft, draftPorts, putCurrentAside } from '../local/local-drafts.js';

/** The id of the draft that went aside; null where there was none, or where the browser does not store it. */
export async function startOver(owner: Owner): Promise<string | null> {
  const aside = await putCurrentAside(draftPorts(owner));
  if (!aside.isDone) toast.failure(m.fresh.storageFull);
  return aside.id;
}

/** Opens that draft again; what was made since goes aside in its place. */
export async function bringBack(owner: Owner, id: string): Promise<void> {
  if (!(await continueLocalDraft(draftPorts(owner), id))) toast.failure(m.replaced.failed);
}
