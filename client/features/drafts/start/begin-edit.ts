/**
 * With which copy the edit of an order begins: the one of this browser, the one of the account, or the customer's
 * choice. Pure.
 */
import { baseOf, markOf, settle, type DraftBase, type DraftCopy, type ServerCopy } from '../local/draft-copies.js';
import { draftOfOrder, type StoredOrder } from './order-to-draft.js';
import type { LoadedDraft } from '../local/wizard-storage.js';

export type Begin = DraftCopy & { readonly base: DraftBase | null };

export type Beginning =
  | { readonly kind: 'ready'; readonly local: Begin }
  | { readonly kind: 'choose'; readonly local: Begin; readonly server: ServerCopy };

interface OrderWithVersion extends StoredOrder {
  readonly design?: { readonly version: number; readonly updatedAt: string } | null | undefined;
}

export function serverCopyOf(order: OrderWithVersion): ServerCopy {
  const { design } = order;
  return {
    draft: draftOfOrder(order),
    version: design?.version ?? 0,
    savedAt: design ? new Date(design.updatedAt).getTime() : null,
  };
}

/** A copy of the browser that cannot be read counts as none: the account has the order. */
export function beginOf(kept: LoadedDraft, server: ServerCopy): Beginning {
  const fresh: Begin = { draft: server.draft, savedAt: null, base: baseOf(server) };
  if (kept.kind !== 'loaded') return { kind: 'ready', local: fresh };
  const { draft, savedAt, base } = kept;
  switch (settle({ draft, savedAt, base }, server)) {
    case 'server':
      return {
        kind: 'ready',
        local: { ...fresh, draft: { ...server.draft, step: draft.step, furthest: draft.furthest } },
      };
    case 'local':
      return { kind: 'ready', local: { draft, savedAt, base: baseOf(server) } };
    case 'choose':
      return { kind: 'choose', local: { draft, savedAt, base }, server };
  }
}

/** Whether the copy of the browser has something that the order has not, and has never had. */
export function hasOwnEdit(kept: LoadedDraft, server: ServerCopy): boolean {
  return kept.kind === 'loaded' && markOf(kept.draft) !== markOf(server.draft) && settle(kept, server) !== 'server';
}
