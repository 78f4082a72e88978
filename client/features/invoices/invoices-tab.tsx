import { useQuery } from '@apollo/client/react';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconFileInvoice, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { INVOICE, PAGE_SIZE } from '#core/limits/limits.js';
import {
  DashboardInvoicesDocument,
  type DashboardInvoicesQuery,
  type InvoiceCardFragment,
} from '#client/gql/graphql.js';
import { invoiceMessages } from '#client/lib/messages/money/invoice.messages.js';
import { groupByMonth } from '#client/ui/documents/month-groups.js';
import { MonthSection } from '#client/ui/documents/month-section.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import type { InvoicePayer } from './invoice-payer.js';
import { InvoiceRow } from './invoice-row.js';

const { month: words } = invoiceMessages;
const FILTERS = ['all', 'pending', 'due', 'paid'] as const;
type Filter = (typeof FILTERS)[number];
const CHOICES = FILTERS.map((value) => ({ value, label: invoiceMessages.filters[value] }));

/** Filters, search, paying, and the sums of each month; read again every 30 s while it is looked at. */
export function InvoicesTab({ pay }: { readonly pay: InvoicePayer }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = (next: { filter?: Filter; search?: string }) => {
    setFilter(next.filter ?? filter);
    setSearch(next.search ?? search);
    setPage(1);
  };
  const status = filter === 'all' ? null : filter;
  const text = search.trim() || null;
  const query = useQuery(DashboardInvoicesDocument, {
    variables: { status, search: text, page, limit: PAGE_SIZE.admin },
    fetchPolicy: 'cache-and-network',
    pollInterval: INVOICE.refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const pages = (query.data ?? query.previousData)?.invoices.pagination.pages ?? 0;
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <SearchBox
          label={invoiceMessages.search}
          placeholder={invoiceMessages.searchHint}
          value={search}
          onChange={(typed) => find({ search: typed })}
        />
        <SegmentedControl
          aria-label={invoiceMessages.filter}
          data={CHOICES}
          value={filter}
          onChange={(value) => find({ filter: value })}
        />
      </Group>
      <KeptList query={query} failed={invoiceMessages.failed} rows={4} height={132}>
        {({ invoices, months, wallet }) => (
          <InvoiceList
            invoices={invoices.items}
            months={months}
            pay={pay}
            balanceToman={wallet.balanceToman}
            filtered={status !== null || text !== null}
            onShowAll={() => find({ filter: 'all', search: '' })}
          />
        )}
      </KeptList>
      <FaPagination page={page} pages={pages} onChange={setPage} />
    </Stack>
  );
}

interface InvoiceListProps {
  readonly invoices: readonly InvoiceCardFragment[];
  readonly months: DashboardInvoicesQuery['months'];
  readonly pay: InvoicePayer;
  readonly balanceToman: number;
  readonly filtered: boolean;
  readonly onShowAll: () => void;
}

function InvoiceList({ invoices, months, pay, balanceToman, filtered, onShowAll }: InvoiceListProps) {
  if (invoices.length === 0) return filtered ? <NothingFound onShowAll={onShowAll} /> : <NoInvoices />;
  return (
    <Stack component="section" aria-label={invoiceMessages.listLabel} gap="lg">
      {groupByMonth(invoices, months).map(({ key, label, sums, items }) => (
        <MonthSection
          key={key}
          label={label}
          count={sums ? words.count(sums.count) : null}
          sums={
            sums
              ? [
                  [words.paid, sums.paidRials],
                  [words.unpaid, sums.unpaidRials],
                  [words.refunded, sums.refundedRials],
                ]
              : []
          }
        >
          {items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} balanceToman={balanceToman} pay={pay} />
          ))}
        </MonthSection>
      ))}
    </Stack>
  );
}

function NoInvoices() {
  const { title, text, action } = invoiceMessages.empty;
  const button = (
    <Button component={Link} to="/wizard" mt="sm">
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconFileInvoice size={28} stroke={1.75} />} action={button} />;
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { title, text, action } = invoiceMessages.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onShowAll}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} />;
}
