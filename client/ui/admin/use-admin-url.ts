/** The page's filters are in the address, so that reload, back and a shared link show the same. */
import { useSearchParams } from 'react-router-dom';
import { dayFromText, dayText, instantOf } from '../calendar/jalali-grid.js';
import type { DayRange } from '../calendar/jalali-month.js';

type Changes = Readonly<Record<string, string | null>>;

export interface AdminUrl {
  readonly search: string;
  readonly page: number;
  readonly get: (name: string) => string | null;
  /** A word typed replaces the entry of the browser's history; anything else makes a new one. The first page again. */
  readonly filter: (changes: Changes, how?: { readonly replace?: boolean }) => void;
  readonly find: (search: string) => void;
  readonly turnTo: (page: number) => void;
  /** Takes every filter away; the tab and its section stay. */
  readonly clear: () => void;
}

/** The changes applied; what is empty is left out. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Parts of the address that are no filters; a customer is named by a button of its own. */
const NO_FILTERS: ReadonlySet<string> = new Set(['tab', 'section', 'search', 'page', 'sort', 'dir', 'user']);
const RANGE: ReadonlySet<string> = new Set(['from', 'to', 'fromTime', 'toTime']);

/** How many filters are set; both ends of a range are one. */
export function filterCount(params: URLSearchParams): number {
  const names = [...params.keys()].filter((name) => !NO_FILTERS.has(name));
  return new Set(names.map((name) => (RANGE.has(name) ? 'range' : name))).size;
}

/** 1 for what is not a page. */
export function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export function useAdminUrl(): AdminUrl {
  const [params, setParams] = useSearchParams();
  const go = (changes: Changes, replace = false): void =>
    setParams((now) => withChanges(now, changes), { replace, preventScrollReset: true });
  const kept = [...params].filter(([name]) => name === 'tab' || name === 'section');
  return {
    search: params.get('search') ?? '',
    page: pageOf(params.get('page')),
    get: (name) => params.get(name),
    filter: (changes, { replace = false } = {}) => go({ ...changes, page: null }, replace),
    find: (search) => go({ search: search.trim() === '' ? null : search, page: null }, true),
    turnTo: (page) => go({ page: page === 1 ? null : String(page) }),
    clear: () => setParams(kept, { preventScrollReset: true }),
  };
}

/** A filter of the address, if it is one of these. */
export function choiceOf<Value extends string>(
  url: Pick<AdminUrl, 'get'>,
  name: string,
  values: readonly Value[],
): Value | null {
  return values.find((each) => each === url.get(name)) ?? null;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The customer whose rows alone are shown; null for everyone's, and for what is no id. */
export function customerOf(url: Pick<AdminUrl, 'get'>): string | null {
  const id = url.get('user');
  return id !== null && ID.test(id) ? id : null;
}

/** `from` and `to` of the address as days. */
export function rangeOf(url: AdminUrl): DayRange {
  return { from: dayFromText(url.get('from')), to: dayFromText(url.get('to')) };
}

export function rangeChanges({ from, to }: DayRange): Changes {
  return { from: from === null ? null : dayText(from), to: to === null ? null : dayText(to) };
}

/** The first and the last instant of the days, for the server, which takes both ends in. */
export function instantsOf({ from, to }: DayRange): { from: string | null; to: string | null } {
  return {
    from: from === null ? null : instantOf(from).toISOString(),
    to: to === null ? null : new Date(instantOf(to + 1).getTime() - 1).toISOString(),
  };
}
