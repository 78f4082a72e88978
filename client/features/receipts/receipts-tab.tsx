import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconReceipt, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { rialToToman, toman } from '#core/money.js';
import { DashboardReceiptsDocument, type DashboardReceiptsQuery } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { receiptMessages } from '#client/lib/messages/money/receipt.messages.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { groupByMonth } from '#client/ui/documents/month-groups.js';
import { MonthSection } from '#client/ui/documents/month-section.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import { ReceiptFiles } from './receipt-files.js';
import styles from './receipts-tab.module.css';

const { month: words } = receiptMessages;

/** Search, ten a page under their months with the sums of each, each as PDF or HTML. */
export function ReceiptsTab() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = (typed: string) => {
    setSearch(typed);
    setPage(1);
  };
  const text = search.trim() || null;
  const query = useQuery(DashboardReceiptsDocument, {
    variables: { search: text, page, limit: PAGE_SIZE.receipts },
    fetchPolicy: 'cache-and-network',
  });
  const pages = (query.data ?? query.previousData)?.receipts.pagination.pages ?? 0;
  return (
    <Stack gap="lg">
      <Group>
        <SearchBox
          label={receiptMessages.search}
          placeholder={receiptMessages.searchHint}
          value={search}
          onChange={find}
        />
      </Group>
      <KeptList query={query} failed={receiptMessages.failed} rows={4} height={132}>
        {({ receipts: { items }, months }) =>
          items.length === 0 ? (
            <Nothing searching={text !== null} onShowAll={() => find('')} />
          ) : (
            <Stack component="section" aria-label={receiptMessages.listLabel} gap="lg">
              {groupByMonth(items, months).map((group) => (
                <MonthSection
                  key={group.key}
                  label={group.label}
                  count={group.sums ? words.count(group.sums.count) : null}
                  sums={
                    group.sums
                      ? [
                          [words.total, group.sums.amountRials],
                          [words.wallet, group.sums.walletRials],
                          [words.refunded, group.sums.refundedRials],
                        ]
                      : []
                  }
                >
                  {group.items.map((receipt) => (
                    <ReceiptRow key={receipt.id} receipt={receipt} />
                  ))}
                </MonthSection>
              ))}
            </Stack>
          )
        }
      </KeptList>
      <FaPagination page={page} pages={pages} onChange={setPage} />
    </Stack>
  );
}

type Receipt = DashboardReceiptsQuery['receipts']['items'][number];

function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const { id, service, refId, number, amountToman, cardMask, createdAt } = receipt;
  return (
    <article aria-labelledby={`receipt-${id}`} className={styles.row}>
      <div className={styles.what}>
        <Text fw={650} id={`receipt-${id}`}>
          <bdi>{service}</bdi>
        </Text>
        <Group gap={4} c="dimmed" fz="sm">
          {receiptMessages.refId} <Ltr>{refId}</Ltr>
          <CopyButton value={refId} what={receiptMessages.refId} />
        </Group>
        <Text size="sm" c="dimmed">
          {receiptMessages.number} <Ltr>{toPersianDigits(number)}</Ltr>
        </Text>
        <Text size="sm" c="dimmed">
          <JalaliDate value={createdAt} time /> · <Method receipt={receipt} />
          {cardMask && (
            <>
              {' '}
              · {receiptMessages.card} <Ltr>{cardMask}</Ltr>
            </>
          )}
        </Text>
        {receipt.refunds.map((refund) => (
          <Refunded key={`${refund.at} ${refund.amountRials}`} refund={refund} />
        ))}
      </div>
      <Text fw={700} className={styles.sum}>
        <Money toman={amountToman} />
      </Text>
      <ReceiptFiles receipt={receipt} className={styles.actions} />
    </article>
  );
}

/** The amount that was given back, with its time and place. */
function Refunded({ refund: { amountRials, cardRials, at } }: { readonly refund: Receipt['refunds'][number] }) {
  const { refunded, toCard, toWallet, toBoth } = receiptMessages;
  const to = cardRials === 0 ? toWallet : cardRials === amountRials ? toCard : toBoth;
  return (
    <Text size="sm" fw={600}>
      {refunded} <Money toman={rialToToman(amountRials)} /> {to} · <JalaliDate value={at} />
    </Text>
  );
}

/** A split payment says both ways with what came by each. */
function Method({ receipt: { method, amountToman, walletRials } }: { readonly receipt: Receipt }) {
  const { methods } = receiptMessages;
  if (walletRials === 0) return method in methods ? methods[method as keyof typeof methods] : methods.gateway;
  const fromWallet = rialToToman(walletRials);
  return (
    <>
      {methods.gateway} <Money toman={toman(amountToman - fromWallet)} /> · {methods.wallet}{' '}
      <Money toman={fromWallet} />
    </>
  );
}

function Nothing({ searching, onShowAll }: { readonly searching: boolean; readonly onShowAll: () => void }) {
  if (!searching) return <EmptyState {...receiptMessages.empty} icon={<IconReceipt size={28} stroke={1.75} />} />;
  const { title, text, action } = receiptMessages.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onShowAll}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} />;
}
