/**
 * Two copies of the same work, made in two places: which one follows from the other, and whether somebody must choose.
 * Pure.
 */
import { fingerprintOf } from '#client/lib/fingerprint.js';
import { contentOf, isBlank } from '../draft/blank-draft.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

/** Where a copy was made. `kept` is the one that was not chosen the last time. */
export type CopyOrigin = 'browser' | 'account' | 'tab' | 'here' | 'kept';

export interface DraftCopy {
  readonly draft: WizardDraft;
  /** ms since 1970; null where nobody has stored it yet. */
  readonly savedAt: number | null;
}

/**
 * The state of the server when an edit began: the number of that save and the mark of its content, '' for no content.
 */
export interface DraftBase {
  readonly version: number;
  readonly mark: string;
}

export type ServerCopy = DraftCopy & { readonly version: number };

/** Whether the account is to be sent this draft: not what it has, nor a blank one in place of nothing. */
export function isUnsent({ draft, base }: { readonly draft: WizardDraft; readonly base: DraftBase | null }): boolean {
  // Texts that are only typed belong to this browser.
  return base?.mark ? base.mark !== markOf(draft) : !isBlank({ ...draft, held: {}, extraTyped: '' });
}

export const markOf = (draft: WizardDraft): string => fingerprintOf(contentOf(draft));

export const baseOf = ({ draft, version }: ServerCopy): DraftBase => ({ version, mark: markOf(draft) });

export type Settled = 'local' | 'server' | 'choose';

/**
 * One copy that follows from the other is taken without asking: a local edit of what the server still has, or a
 * server's copy that went on while nothing was changed here. Beside a blank copy the other one is taken. Everything
 * else is for the customer to say.
 */
export function settle(local: DraftCopy & { readonly base: DraftBase | null }, server: ServerCopy): Settled {
  const mine = markOf(local.draft);
  const theirs = markOf(server.draft);
  if (mine === theirs) return 'local';
  if (isBlank(server.draft)) return 'local';
  if (isBlank(local.draft) && local.base?.version !== server.version) return 'server';
  if (local.base === null) return 'choose';
  if (local.base.version === server.version || local.base.mark === theirs) return 'local';
  return local.base.mark === mine ? 'server' : 'choose';
}
