import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { PaymentLogDocument, type PaymentRowFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminPaymentMessages as texts } from './admin-payments.messages.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { AdminList } from '#client/ui/admin/admin-list.js';
import { choiceOf, customerOf, rangeChanges, rangeOf, useAdminUrl } from '#client/ui/admin/use-admin-url.js';
import { DuplicateNotice } from './duplicate-notice.js';
import { MoneyBackRequests, useMoneyBackRequests } from './money-back/money-back-requests.js';
import { PaymentDialog } from './payment-dialog.js';
import { PaymentFilters } from './payment-filters.js';
import { orderOf } from '#client/ui/admin/list-order.js';
import { PaymentTable } from './payment-table.js';
import { momentsOf, PAYMENT_STATUSES, type PaymentDraft } from './payments.rules.js';

const LISTS: ReadonlySet<string> = new Set(['PaymentLog', 'PaymentTimeline', 'MoneyBackRequests']);

/** The log of payments; its filters count once they are applied. */
export function PaymentsTab() {
  useLiveList('payments', LISTS);
  const url = useAdminUrl();
  const requests = useMoneyBackRequests();
  const order = orderOf(url, ['created', 'amount']);
  const [shown, setShown] = useState<PaymentRowFragment | null>(null);
  const applied: PaymentDraft = {
    search: url.search,
    range: rangeOf(url),
    fromTime: url.get('fromTime') ?? '',
    toTime: url.get('toTime') ?? '',
  };
  const status = choiceOf(url, 'status', PAYMENT_STATUSES);
  const filter = { search: url.search || null, status, ...momentsOf(applied), userId: customerOf(url) };
  const query = useQuery(PaymentLogDocument, {
    variables: { filter: { ...filter, ...order }, page: url.page, limit: PAGE_SIZE.adminDocuments },
    ...LIVE_LIST,
  });
  const log = shownData(query)?.paymentLog;
  const apply = ({ search, range, fromTime, toTime }: PaymentDraft) =>
    url.filter({ search: search.trim(), ...rangeChanges(range), fromTime: fromTime.trim(), toTime: toTime.trim() });
  // Requests above the list would push it down if they came later.
  if (requests === undefined) return <LoadingSkeleton rows={6} height={64} />;
  return (
    <Stack gap="lg">
      <MoneyBackRequests items={requests} />
      <PaymentFilters
        key={JSON.stringify(applied)}
        applied={applied}
        onApply={apply}
        onRefresh={query.refetch}
        csvQuery={filter}
        url={url}
      />
      {log && <DuplicateNotice refIds={log.duplicateRefIds} />}
      <AdminList found={log} query={query} texts={texts} filters={filter} url={url}>
        {(items) => <PaymentTable items={items} duplicates={log?.duplicateRefIds ?? []} onShow={setShown} />}
      </AdminList>
      <PaymentDialog item={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
