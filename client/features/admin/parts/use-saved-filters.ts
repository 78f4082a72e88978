import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { readKept, writeKept } from '#client/lib/storage/kept-json.js';

export const SAVED_MAX = 20;
export const NAME_MAX = 40;

const schema = z.array(z.object({ name: z.string().min(1).max(NAME_MAX), query: z.string().max(2000) })).max(SAVED_MAX);
type SavedFilter = z.output<typeof schema>[number];

/** Which list it is, which page of it and what is open on it are no filters. */
const OTHER = ['tab', 'section', 'page', 'ticket'];

/** The filters and the order of an address, for comparing and keeping. */
export function filterQuery(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => !OTHER.includes(name) && value !== '');
  return new URLSearchParams(kept.toSorted(([a], [b]) => a.localeCompare(b))).toString();
}

/** Named filters of the open tab, newest last; a name that is saved again is replaced. */
export function useSavedFilters() {
  const [params, setParams] = useSearchParams();
  const place = [params.get('tab'), params.get('section')].filter(Boolean).join('.');
  const key = `barpa.admin.filters.${place}`;
  const [filters, setFilters] = useState<readonly SavedFilter[]>(() => readKept(key, schema) ?? []);
  const keep = (next: readonly SavedFilter[]): void => {
    setFilters(next);
    writeKept(key, next);
  };
  const current = filterQuery(params);
  const others = (name: string) => filters.filter((each) => each.name !== name);
  return {
    filters,
    current,
    apply: (query: string): void => {
      const place = [...params].filter(([name]) => name === 'tab' || name === 'section');
      setParams([...place, ...new URLSearchParams(query)], { preventScrollReset: true });
    },
    save: (name: string): void => keep([...others(name), { name, query: current }].slice(-SAVED_MAX)),
    remove: (name: string): void => keep(others(name)),
  };
}
