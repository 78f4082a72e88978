import { Button, Card } from '@mantine/core';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, type ReactNode } from 'react';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { Awaiting } from '../awaiting.js';
import { EmptyState } from '../empty-state.js';
import type { AdminUrl } from './use-admin-url.js';
import styles from './admin-list.module.css';
import { PageLine } from './page-line.js';
import { useFailureToast } from './use-failure-toast.js';

export interface Found<Item> {
  readonly items: readonly Item[];
  readonly pagination: { readonly pages: number; readonly total: number; readonly capped?: boolean };
}

interface AdminListProps<Item> {
  /** The result of shownData(): undefined until there is an answer. */
  readonly found: Found<Item> | undefined;
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
  readonly texts: {
    /** The text of the list's failure. */
    readonly failed: string;
    readonly empty: { readonly title: string; readonly text: string };
  };
  /** A search or filter that is not empty keeps something back. */
  readonly filters: Readonly<Record<string, string | null>>;
  readonly url: Pick<AdminUrl, 'page' | 'turnTo' | 'clear'>;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The states of every list here: loading, failed with a toast and a way to retry, empty, found and paged. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { query, texts, url, children } = props;
  // An answer is rendered in one task; a list may take several, so that nothing else has to wait for it.
  const deferred = useDeferredValue(props.found);
  // Data that is gone is hidden at once: its error is not deferred.
  const found = props.found && deferred;
  useFailureToast(query.error, texts.failed);
  if (!found) return <Awaiting query={query} failed={texts.failed} rows={6} height={64} />;
  if (found.items.length === 0) return <Nothing {...props} />;
  const { pages, total, capped } = found.pagination;
  return (
    <>
      <Card padding={0} className={styles.card}>
        {children(found.items)}
      </Card>
      <PageLine page={url.page} pages={pages} total={total} capped={capped} onChange={url.turnTo} />
    </>
  );
}

function Nothing<Item>({ texts, filters, url }: AdminListProps<Item>) {
  if (!Object.values(filters).some(Boolean))
    return <EmptyState {...texts.empty} icon={<IconInbox size={28} stroke={1.75} />} />;
  const action = (
    <Button variant="default" mt="sm" onClick={url.clear}>
      {adminMessages.showAll}
    </Button>
  );
  return <EmptyState {...adminMessages.nothingFound} icon={<IconSearch size={28} stroke={1.75} />} action={action} />;
}
