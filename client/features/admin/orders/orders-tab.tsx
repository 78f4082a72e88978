import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import {
  AdminOrdersDocument,
  type AdminOrderFragment,
  type OrderDomainStatus,
  type OrderStatus,
} from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminOrderMessages as texts } from '#client/lib/messages/admin/admin-orders.messages.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice, DaysChoice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { orderOf } from '../parts/list-order.js';
import { ListBar } from '../parts/list-bar.js';
import { choiceOf, customerOf, instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { OrderSheet } from './order-sheet.js';
import { OrderTable } from './order-table.js';
import { RushOrders } from './rush-orders.js';

const LISTS: ReadonlySet<string> = new Set(['AdminOrders', 'DashboardStats']);
const STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const satisfies readonly OrderStatus[];
const CHOICES = STATUSES.map((value) => ({ value, label: statusLabels[value] }));
const DOMAIN_STATUSES = ['awaiting_confirmation', 'awaiting_choice'] as const satisfies readonly OrderDomainStatus[];
const DOMAIN_CHOICES = DOMAIN_STATUSES.map((value) => ({ value, label: orderMessages.domainStatus[value] }));

/** Everyone's orders: search, refresh, ten a page, live. */
export function AdminOrdersTab() {
  const url = useAdminUrl();
  const order = orderOf(url, ['created', 'price']);
  const [shown, setShown] = useState<AdminOrderFragment | null>(null);
  const status = choiceOf(url, 'status', STATUSES);
  const domainStatus = choiceOf(url, 'domain', DOMAIN_STATUSES);
  const filters = {
    search: url.search || null,
    status,
    domainStatus,
    ...instantsOf(rangeOf(url)),
    userId: customerOf(url),
  };
  useLiveList('orders', LISTS);
  const query = useQuery(AdminOrdersDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.orders;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query} refreshing={query.loading && found !== undefined}>
        <Choice url={url} name="status" options={CHOICES} />
        <Choice url={url} name="domain" label={texts.domain.filter} all={texts.domain.all} options={DOMAIN_CHOICES} />
        <DaysChoice url={url} />
        <CsvButton path="/api/admin/export/orders.csv" query={filters} fileName="orders.csv" />
      </ListBar>
      <RushOrders />
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(orders) => <OrderTable orders={orders} onShow={setShown} />}
      </AdminList>
      <OrderSheet order={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
