/** Designs that are no orders yet: those of this browser, and those that the account keeps. Pure. */
import { hasWords } from '#core/text/digits.js';
import type { AccountDraftQuery } from '#client/gql/graphql.js';
import type { LocalDraft } from '#client/features/drafts/index.js';

export type AccountDraft = AccountDraftQuery['myWizardDraft'];
export type KeptDraft = AccountDraftQuery['myKeptDrafts'][number];

export interface Unfinished {
  readonly id: string;
  /** The account's name of it. */
  readonly draftId: string;
  /** '' for none. */
  readonly title: string;
  readonly description: string;
  /** With its extension; null where none was typed. */
  readonly domain: string | null;
  readonly pages: number;
  readonly sections: number;
  /** Toman: what the design comes to, or the customer's budget; null where it is not known. */
  readonly price: number | null;
  /** ISO-8601. */
  readonly savedAt: string;
  /** `browser`: opened from this browser. `account`: made on another device. `kept`: put aside in the account. */
  readonly place: 'browser' | 'account' | 'kept';
  /** The version of the account whose draft at hand it is; null for any other. */
  readonly accountVersion: number | null;
}

/** Whether signing out or another device would not find it. */
export const isHereOnly = ({ place, accountVersion }: Unfinished): boolean =>
  place === 'browser' && accountVersion === null;

/**
 * The designs of this browser come first, those that the account keeps aside last. `dropped` is the draft that was
 * removed here last: it is not shown as the account's draft at hand.
 */
export function unfinishedOf(
  local: readonly LocalDraft[],
  account: AccountDraft | null,
  kept: readonly KeptDraft[],
  dropped: string | null,
): readonly Unfinished[] {
  const own = local.map((draft) => ofBrowser(draft, account));
  const isElsewhere = account?.draftId !== dropped && !own.some(({ accountVersion }) => accountVersion !== null);
  const other = account && isElsewhere ? ofAccount(account) : null;
  return [...own, ...(other ? [other] : []), ...kept.map(ofKept)];
}

/** Those that a search over title, description and domain finds. */
export function matching(drafts: readonly Unfinished[], search: string | null): readonly Unfinished[] {
  if (search === null) return drafts;
  return drafts.filter(({ title, description, domain }) =>
    hasWords([title, description, domain ?? ''].join(' '), search),
  );
}

function ofBrowser({ id, updated_at, payload }: LocalDraft, account: AccountDraft | null): Unfinished {
  const { title, description, price, total_pages: pages, total_sections: sections, sessionId, wizardData } = payload;
  const domain = wizardData?.domain;
  return {
    id,
    draftId: sessionId,
    title,
    description,
    domain: domain?.label ? `${domain.label}${domain.extension}` : null,
    pages,
    sections,
    price,
    savedAt: updated_at,
    place: 'browser',
    accountVersion: account?.draftId === sessionId ? account.version : null,
  };
}

function ofAccount({ version, draftId, savedAt, content }: AccountDraft): Unfinished | null {
  if (!draftId || !content || !savedAt) return null;
  const { design, domain, order } = content;
  const pages = design?.pages ?? [];
  const shared = [design?.shared?.header, design?.shared?.footer].filter(Boolean).length;
  return {
    id: `account_${draftId}`,
    draftId,
    title: order?.title ?? '',
    description: order?.description ?? '',
    domain: domain?.label ? `${domain.label}${domain.extension ?? ''}` : null,
    pages: pages.length,
    sections: pages.reduce((count, { sections }) => count + (sections?.length ?? 0), shared),
    price: null,
    savedAt,
    place: 'account',
    accountVersion: version,
  };
}

const ofKept = ({ keptAt, ...kept }: KeptDraft): Unfinished => ({
  ...kept,
  id: `kept_${kept.draftId}`,
  domain: kept.domain ?? null,
  price: null,
  savedAt: keptAt,
  place: 'kept',
  accountVersion: null,
});
