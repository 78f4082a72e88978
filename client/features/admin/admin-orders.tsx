import { useApolloClient, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { Button, Card, Container, Group, Stack } from '@mantine/core';
import { IconInbox, IconRefresh, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../core/limits.js';
import {
  AdminOrdersDocument,
  AnyOrderChangedDocument,
  SetOrderStatusDocument,
  type AdminOrderFragment,
} from '../../gql/graphql.js';
import { adminMessages as texts } from '../../lib/messages/admin.messages.js';
import { refreshQueries } from '../../lib/refresh.js';
import { confirm } from '../../ui/confirm.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { FaPagination } from '../../ui/fa-pagination.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { PageTitle } from '../../ui/page-title.js';
import { SearchBox } from '../../ui/search-box.js';
import { toast } from '../../ui/toast.js';
import { OrderTable } from './order-table.js';

const LISTS: ReadonlySet<string> = new Set(['AdminOrders']);

/** Everyone's orders: search, ten a page, live, and the one click that completes an order (S-189). */
export function AdminOrders() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = (typed: string) => {
    setSearch(typed);
    setPage(1);
  };
  const client = useApolloClient();
  const text = search.trim() || null;
  const query = useQuery(AdminOrdersDocument, {
    variables: { search: text, page, limit: PAGE_SIZE.admin },
    fetchPolicy: 'cache-and-network',
  });
  useSubscription(AnyOrderChangedDocument, { onData: () => void refreshQueries(client, LISTS) });
  const found = (query.data ?? query.previousData)?.orders;
  return (
    <Container size={1240} py="xl">
      <PageTitle title={texts.title} text={texts.lead} />
      <Stack gap="lg">
        <Group gap="sm">
          <SearchBox label={texts.search} placeholder={texts.searchHint} value={search} onChange={find} />
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} />}
            loading={query.loading && found !== undefined}
            onClick={() => void query.refetch()}
          >
            {texts.refresh}
          </Button>
        </Group>
        {!found && query.error && (
          <ErrorNotice error={query.error} title={texts.failed} onRetry={() => void query.refetch()} />
        )}
        {!found && !query.error && <LoadingSkeleton rows={6} height={64} />}
        {found && <Found orders={found.items} searching={text !== null} onShowAll={() => find('')} />}
        {found && <FaPagination page={page} pages={found.pagination.pages} onChange={setPage} />}
      </Stack>
    </Container>
  );
}

interface FoundProps {
  readonly orders: readonly AdminOrderFragment[];
  readonly searching: boolean;
  readonly onShowAll: () => void;
}

function Found({ orders, searching, onShowAll }: FoundProps) {
  const { busyId, complete } = useCompletion();
  if (orders.length > 0) {
    return (
      <Card padding={0}>
        <OrderTable orders={orders} busyId={busyId} onComplete={(order) => void complete(order)} />
      </Card>
    );
  }
  if (!searching) return <EmptyState {...texts.empty} icon={<IconInbox size={28} stroke={1.75} />} />;
  const { title, text, action } = texts.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onShowAll}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} />;
}

function useCompletion() {
  const [setStatus] = useMutation(SetOrderStatusDocument);
  const [busyId, setBusyId] = useState<string | null>(null);
  const complete = async (order: AdminOrderFragment) => {
    const { title, text, action } = texts.completeQuestion;
    if (!(await confirm({ title, text: text(order.title), action }))) return;
    setBusyId(order.id);
    try {
      await setStatus({ variables: { id: order.id, status: 'completed' } });
      toast.success(texts.completed);
    } catch (error) {
      toast.error(error, texts.completeFailed);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, complete };
}
