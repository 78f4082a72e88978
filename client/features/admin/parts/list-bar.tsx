import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchBox } from '#client/ui/lists/search-box.js';
import type { AdminUrl } from '../use-admin-url.js';
import { CustomerFilter } from './customer-filter.js';
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
  return (
    <Group gap="sm" className={styles.bar}>
      <SearchBox label={texts.search} placeholder={texts.searchHint} value={url.search} onChange={url.find} />
      <CustomerFilter url={url} />
      {children}
      <SavedFilters />
      <RefreshButton loading={refreshing} onClick={() => void query.refetch()} />
    </Group>
  );
}
