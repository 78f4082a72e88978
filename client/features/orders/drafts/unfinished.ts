/** Designs that are no orders yet: those of this browser, and the one that the account keeps. Pure. */
import { foldForSearch } from '../../../../core/text/digits.js';
import type { AccountDraftQuery } from '../../../gql/graphql.js';
import type { LocalDraft } from '../../wizard/index.js';

export type AccountDraft = AccountDraftQuery['myWizardDraft'];

export interface Unfinished {
  readonly id: string;
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
  /** `browser`: opened from this browser. `account`: made on another device. */
  readonly place: 'browser' | 'account';
  /** The version of the account that has it; null where only this browser does. */
  readonly accountVersion: number | null;
}

/** What this browser has comes first. `dropped` is the draft that was removed here last: the account's is not shown. */
export function unfinishedOf(
  local: readonly LocalDraft[],
  account: AccountDraft | null,
  dropped: string | null,
): readonly Unfinished[] {
  const own = local.map((draft) => ofBrowser(draft, account));
  const isElsewhere = account?.draftId !== dropped && !own.some(({ accountVersion }) => accountVersion !== null);
  const other = account && isElsewhere ? ofAccount(account) : null;
  return other ? [...own, other] : own;
}

/** Those that a search over title, description and domain finds. */
export function matching(drafts: readonly Unfinished[], search: string | null): readonly Unfinished[] {
  if (search === null) return drafts;
  const wanted = foldForSearch(search);
  return drafts.filter(({ title, description, domain }) =>
    [title, description, domain ?? ''].some((text) => foldForSearch(text).includes(wanted)),
  );
}

function ofBrowser({ id, updated_at, payload }: LocalDraft, account: AccountDraft | null): Unfinished {
  const { title, description, price, total_pages: pages, total_sections: sections, sessionId, wizardData } = payload;
  const domain = wizardData?.domain;
  return {
    id,
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
