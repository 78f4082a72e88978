import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { SearchBox } from '../lists/search-box.js';
import type { AdminUrl } from './use-admin-url.js';
import { CustomerFilter } from './customer-filter.js';
import { FiltersButton } from './filters-button.js';
import { RefreshButton } from './refresh-button.js';
import { SavedFilters } from './saved-filters.js';
import styles from './list-bar.module.css';

interface ListBarProps {
  readonly texts: { readonly search: string; readonly searchHint: string };
  readonly url: AdminUrl;
  readonly query: { readonly refetch: () => unknown };
  readonly refreshing?: boolean;
  /** Filters and buttons of the one list. */
  readonly children?: ReactNode;
}

/** The bar above a list: its search, its filters, refreshing. */
export function ListBar({ texts, url, query, refreshing = false, children }: ListBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group gap="sm" className={styles.bar} data-filters={isOpen || undefined}>
      <SearchBox label={texts.search} placeholder={texts.searchHint} value={url.search} onChange={url.find} />
      <CustomerFilter url={url} />
      <FiltersButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {children}
      <SavedFilters />
      <RefreshButton loading={refreshing} onClick={() => void query.refetch()} />
    </Group>
  );
}
