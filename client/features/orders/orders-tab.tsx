import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { IconLayoutGridAdd, IconNotes, IconPlus, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { DashboardOrdersDocument, type OrderCardFragment } from '#client/gql/graphql.js';
import { dashboard } from '#client/lib/messages/dashboard.messages.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import { splitParts } from '#client/features/invoices/index.js';
import { usePay } from '#client/features/payments/index.js';
import { requestFreshOrder } from '#client/features/drafts/index.js';
import { DraftCard } from './drafts/draft-card.js';
import { matching, type Unfinished } from './drafts/unfinished.js';
import { useUnfinished, type UnfinishedDrafts } from './drafts/use-unfinished.js';
import { CreateOrderDialog, OrderDialog } from './order/dialogs.js';
import { useRefreshDashboard } from './order/live-orders.js';
import { NamedOrder } from './names/named-order.js';
import { OrderCard } from './order-card.js';
import { SiteCards } from './site/site-cards.js';
import { useDeletion } from './use-deletion.js';

/** Search, new order, unfinished designs, rows five a page. */
export function OrdersTab() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [sitesLimit, setSitesLimit] = useState<number>(PAGE_SIZE.graphql);
  const unfinished = useUnfinished();
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const filter = { search: search.trim() || null, page, limit: PAGE_SIZE.dashboardOrders };
  const variables = { ...filter, withSites: filter.search === null && page === 1, sitesLimit };
  const query = useQuery(DashboardOrdersDocument, { variables, fetchPolicy: 'cache-and-network' });
  const shown = useDeferredValue(query.data ?? query.previousData);
  const pages = shown?.orders.pagination.pages ?? 0;
  const sites = shown?.sites;
  const hasMoreSites = sites && sites.pagination.total > sites.items.length && sitesLimit < PAGE_SIZE.max;
  const drafts = page === 1 ? matching(unfinished.drafts, variables.search) : [];
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <SearchBox label={orderMessages.search} placeholder={orderMessages.searchHint} value={search} onChange={find} />
        <NewOrder />
      </Group>
      {variables.withSites && (
        <SiteCards
          sites={sites?.items ?? (query.error ? [] : null)}
          onShowAll={hasMoreSites ? () => setSitesLimit(PAGE_SIZE.max) : null}
        />
      )}
      {drafts.length > 0 && <DraftList drafts={drafts} of={unfinished} />}
      <KeptList query={query} failed={orderMessages.failed} rows={3} height={80}>
        {({ orders, wallet }) => (
          <OrderList
            orders={orders.items}
            balanceToman={wallet.balanceToman}
            nothing={drafts.length > 0 ? null : variables.search === null ? 'none' : 'notFound'}
            onShowAll={() => find('')}
          />
        )}
      </KeptList>
      <NamedOrder />
      <FaPagination page={page} pages={pages} onChange={setPage} />
    </Stack>
  );
}

function NewOrder() {
  const refresh = useRefreshDashboard();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconNotes size={18} />} onClick={() => setOpen(true)}>
        {orderMessages.create.open}
      </Button>
      <Button component={Link} to="/wizard" onClick={requestFreshOrder} leftSection={<IconPlus size={18} />}>
        {dashboard.newOrder}
      </Button>
      <CreateOrderDialog opened={isOpen} onClose={() => setOpen(false)} onCreated={refresh} />
    </>
  );
}

interface DraftListProps {
  readonly drafts: readonly Unfinished[];
  readonly of: UnfinishedDrafts;
}

function DraftList({ drafts, of }: DraftListProps) {
  return (
    <Stack component="section" aria-label={orderMessages.draft.listLabel} gap="sm">
      {drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          draft={draft}
          onContinue={() => void of.open(draft)}
          onDelete={() => void of.remove(draft)}
        />
      ))}
    </Stack>
  );
}

interface OrderListProps {
  readonly orders: readonly OrderCardFragment[];
  readonly balanceToman: number;
  /** The kind of an empty list. */
  readonly nothing: 'none' | 'notFound' | null;
  readonly onShowAll: () => void;
}

function OrderList({ orders, balanceToman, nothing, onShowAll }: OrderListProps) {
  const refresh = useRefreshDashboard();
  const pay = usePay(refresh);
  const deletion = useDeletion(refresh);
  const [viewed, setViewed] = useState<OrderCardFragment | null>(null);
  if (orders.length === 0 && nothing === null) return null;
  if (orders.length === 0) return nothing === 'notFound' ? <NothingFound onShowAll={onShowAll} /> : <NoOrders />;
  return (
    <>
      <Stack component="section" aria-label={orderMessages.listLabel} gap="md">
        {orders.map((order) => {
          const bill = { id: order.id, title: order.title, amountToman: order.priceToman };
          const target = { orderId: order.id };
          const parts = splitParts(order.priceToman, balanceToman);
          return (
            <OrderCard
              key={order.id}
              order={order}
              splittable={parts !== null}
              busy={pay.busyId === order.id || deletion.busyId === order.id}
              onView={() => setViewed(order)}
              onDelete={() => void deletion.remove(order)}
              onPayGateway={() => void pay.atGateway(bill, target)}
              onPaySplit={() => void (parts && pay.split(bill, target, parts, orderMessages.paid))}
              onPayWallet={() =>
                void (order.invoice && pay.fromWallet(bill, order.invoice.id, orderMessages.walletPaid))
              }
            />
          );
        })}
      </Stack>
      <OrderDialog opened={viewed !== null} order={viewed} onClose={() => setViewed(null)} />
    </>
  );
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
