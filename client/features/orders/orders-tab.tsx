import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { IconLayoutGridAdd, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE } from '../../../core/limits.js';
import { DashboardOrdersDocument, DeleteOrderDocument, type OrderCardFragment } from '../../gql/graphql.js';
import { dashboard } from '../../lib/messages/dashboard.messages.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { confirm } from '../../ui/confirm.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { FaPagination } from '../../ui/fa-pagination.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { SearchBox } from '../../ui/search-box.js';
import { toast } from '../../ui/toast.js';
import { usePay } from '../payments/use-pay.js';
import { useRefreshDashboard } from './live-orders.js';
import { OrderCard } from './order-card.js';
import { OrderDialog } from './order-dialog.js';

/** Search, new order, cards five a page (S-162). */
export function OrdersTab() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const variables = { search: search.trim() || null, page, limit: PAGE_SIZE.dashboardOrders };
  const query = useQuery(DashboardOrdersDocument, { variables, fetchPolicy: 'cache-and-network' });
  const orders = (query.data ?? query.previousData)?.orders;
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <SearchBox label={orderMessages.search} placeholder={orderMessages.searchHint} value={search} onChange={find} />
        <Button component={Link} to="/wizard" leftSection={<IconPlus size={18} />}>
          {dashboard.newOrder}
        </Button>
      </Group>
      {!orders && query.error && (
        <ErrorNotice error={query.error} title={orderMessages.failed} onRetry={() => void query.refetch()} />
      )}
      {!orders && !query.error && <LoadingSkeleton rows={3} height={210} />}
      {orders && <OrderList orders={orders.items} searching={variables.search !== null} onShowAll={() => find('')} />}
      {orders && <FaPagination page={page} pages={orders.pagination.pages} onChange={setPage} />}
    </Stack>
  );
}

interface OrderListProps {
  readonly orders: readonly OrderCardFragment[];
  readonly searching: boolean;
  readonly onShowAll: () => void;
}

function OrderList({ orders, searching, onShowAll }: OrderListProps) {
  const refresh = useRefreshDashboard();
  const pay = usePay(refresh);
  const deletion = useDeletion(refresh);
  const [viewed, setViewed] = useState<OrderCardFragment | null>(null);
  if (orders.length === 0) return searching ? <NothingFound onShowAll={onShowAll} /> : <NoOrders />;
  return (
    <>
      <Stack component="section" aria-label={orderMessages.listLabel} gap="md">
        {orders.map((order) => {
          const bill = { id: order.id, title: order.title, amountToman: order.priceToman };
          return (
            <OrderCard
              key={order.id}
              order={order}
              busy={pay.busyId === order.id || deletion.busyId === order.id}
              onView={() => setViewed(order)}
              onDelete={() => void deletion.remove(order)}
              onPayGateway={() => void pay.atGateway(bill, { orderId: order.id })}
              onPayWallet={() =>
                void (order.invoice && pay.fromWallet(bill, order.invoice.id, orderMessages.walletPaid))
              }
            />
          );
        })}
      </Stack>
      <OrderDialog order={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

function useDeletion(refresh: () => Promise<void>) {
  const [deleteOrder] = useMutation(DeleteOrderDocument);
  const [busyId, setBusyId] = useState<string | null>(null);
  const remove = async (order: OrderCardFragment) => {
    const { title, text, action } = orderMessages.deleteQuestion;
    if (!(await confirm({ title, text: text(order.title), action, danger: true }))) return;
    setBusyId(order.id);
    try {
      await deleteOrder({ variables: { id: order.id } });
      toast.success(orderMessages.deleted);
      await refresh();
    } catch (error) {
      toast.error(error, orderMessages.deleteFailed);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, remove };
}

function NoOrders() {
  const { title, text, action } = orderMessages.empty;
  const button = (
    <Button component={Link} to="/wizard" mt="sm">
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconLayoutGridAdd size={28} stroke={1.75} />} action={button} />;
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { title, text, action } = orderMessages.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onShowAll}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} />;
}
