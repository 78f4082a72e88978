/**
 * Messages about drafts from one tab to the other tabs of this browser. It goes through the storage, as the tokens do,
 * so that it is heard in the order in which it happened: what was removed at a sign-out before the sign-out itself.
 */
import { browserStore } from '#client/lib/storage/browser-store.js';
import type { Owner } from '#client/lib/session/owner.js';

/** The order that a draft has become. */
export interface PlacedOrder {
  readonly id: string;
  readonly title: string;
}

/** The order that a DRAFT_ORDERED names; null where the server did not say it. */
export function orderedOf(details: Readonly<Record<string, unknown>>): PlacedOrder | null {
  const { orderId, title } = details;
  return typeof orderId === 'string' && typeof title === 'string' ? { id: orderId, title } : null;
}

type DraftNews =
  /** Everything this owner kept in the browser is gone: nothing of it may be written again. */
  | { readonly kind: 'forgotten'; readonly owner: Owner }
  | { readonly kind: 'ordered'; readonly owner: Owner; readonly draftId: string; readonly order: PlacedOrder };

const KEY = 'wizard_news';

/** Stored and taken away at once: the other tabs hear of it, and nothing stays behind. */
export function announceDraft(news: DraftNews): void {
  try {
    browserStore.setItem(KEY, JSON.stringify(news));
    browserStore.removeItem(KEY);
  } catch (fault) {
    console.warn('wizard: the other tabs could not be told', fault);
  }
}

/** Calls back with what other tabs say. Answers how to stop. */
export function onDraftNews(listener: (news: DraftNews) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const news = key === KEY && newValue !== null ? readNews(newValue) : null;
    if (news !== null) listener(news);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readNews(text: string): DraftNews | null {
  try {
    const parsed = JSON.parse(text) as Partial<DraftNews> | null;
    if (typeof parsed?.owner !== 'string') return null;
    if (parsed.kind === 'forgotten') return { kind: 'forgotten', owner: parsed.owner };
    return parsed.kind === 'ordered' && typeof parsed.draftId === 'string' && typeof parsed.order?.id === 'string'
      ? { kind: 'ordered', owner: parsed.owner, draftId: parsed.draftId, order: parsed.order }
      : null;
  } catch {
    return null;
  }
}
