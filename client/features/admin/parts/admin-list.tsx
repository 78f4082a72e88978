import { Button, Card } from '@mantine/core';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adminMessages } from '../../../lib/messages/admin.messages.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { LoadingSkeleton } from '../../../ui/loading-skeleton.js';
import { PageLine } from './page-line.js';
import { useFailureToast } from './use-failure-toast.js';

export interface Found<Item> {
  readonly items: readonly Item[];
  readonly pagination: { readonly pages: number; readonly total: number; readonly more?: boolean };
}

interface AdminListProps<Item> {
  /** Undefined until there is an answer. */
  readonly found: Found<Item> | undefined;
  readonly error: unknown;
  /** What the failure of the list is called. */
  readonly failed: string;
  readonly onRetry: () => void;
  readonly empty: { readonly title: string; readonly text: string };
  /** Whether a search or filter keeps something back. */
  readonly filtered: boolean;
  readonly onShowAll: () => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The states of every list here: loading, failed with a toast and a way to retry, empty, found and paged. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { found, error, failed, onRetry, page, onPage, children } = props;
  useFailureToast(error, failed);
  if (!found) {
    return error ? (
      <ErrorNotice error={error} title={failed} onRetry={onRetry} />
    ) : (
      <LoadingSkeleton rows={6} height={64} />
    );
  }
  if (found.items.length === 0) return <Nothing {...props} />;
  const { pages, total, more } = found.pagination;
  return (
    <>
      <Card padding={0}>{children(found.items)}</Card>
      <PageLine page={page} pages={pages} total={total} more={more} onChange={onPage} />
    </>
  );
}

function Nothing<Item>({ empty, filtered, onShowAll }: AdminListProps<Item>) {
  if (!filtered) return <EmptyState {...empty} icon={<IconInbox size={28} stroke={1.75} />} />;
  const action = (
    <Button variant="default" mt="sm" onClick={onShowAll}>
      {adminMessages.showAll}
    </Button>
  );
  return <EmptyState {...adminMessages.nothingFound} icon={<IconSearch size={28} stroke={1.75} />} action={action} />;
}
