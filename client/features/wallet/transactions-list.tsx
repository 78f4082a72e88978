import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, NativeSelect, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight, IconArrowsExchange, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { rialToToman } from '#core/money.js';
import { shortText } from '#core/text/plain-text.js';
import { WalletTransactionsDocument, type WalletTransactionsQuery } from '#client/gql/graphql.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { Money, MoneyChange } from '#client/ui/money.js';
import rows from '#client/ui/lists/row-list.module.css';
import { StatusBadge } from '#client/ui/status-badge.js';
import styles from './transactions-list.module.css';

const { transactions: texts } = walletMessages;
const SHOWN = PAGE_SIZE.walletTransactions;
const FETCHED = PAGE_SIZE.walletFetched;

export type Transaction = WalletTransactionsQuery['walletTransactions']['items'][number];

/** Fifty are fetched at once and shown ten a page; pages beyond them fetch the next fifty. */
export function chunkOf(page: number): { readonly chunk: number; readonly from: number } {
  const index = (page - 1) * SHOWN;
  return { chunk: Math.floor(index / FETCHED) + 1, from: index % FETCHED };
}

/** The first fifty movements, for the counters. */
export const FIRST_CHUNK = { page: 1, limit: FETCHED } as const;

const TYPES = Object.keys(texts.types) as Transaction['type'][];
const STATUSES: readonly Transaction['status'][] = ['completed', 'pending', 'failed', 'cancelled'];

interface Filter {
  readonly type: Transaction['type'] | null;
  readonly status: Transaction['status'] | null;
}

const NO_FILTER: Filter = { type: null, status: null };

export function TransactionsList() {
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState(NO_FILTER);
  const { chunk, from } = chunkOf(page);
  const query = useQuery(WalletTransactionsDocument, {
    variables: { page: chunk, limit: FETCHED, ...given(filter) },
    fetchPolicy: 'cache-and-network',
  });
  const total = (query.data ?? query.previousData)?.walletTransactions.pagination.total ?? 0;
  const choose = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  const isFiltered = filter.type !== null || filter.status !== null;
  return (
    <Card component="section" aria-labelledby="wallet-transactions">
      <Title order={2} id="wallet-transactions" fz={18} mb="sm">
        {texts.title}
      </Title>
      <Filters filter={filter} onChange={choose} />
      <KeptList query={query} failed={texts.failed} rows={4} height={76} compact>
        {({ walletTransactions: { items } }) => (
          <>
            {items.length === 0 && (isFiltered ? <NothingFound onShowAll={() => choose(NO_FILTER)} /> : <NothingYet />)}
            <ul className={rows.list}>
              {items.slice(from, from + SHOWN).map((each) => (
                <TransactionRow key={each.id} transaction={each} />
              ))}
            </ul>
          </>
        )}
      </KeptList>
      <FaPagination page={page} pages={Math.ceil(total / SHOWN)} onChange={setPage} />
    </Card>
  );
}

/** Without filters the query is the same as that of the counters, so it is cached. */
function given({ type, status }: Filter): Partial<Filter> {
  return { ...(type !== null && { type }), ...(status !== null && { status }) };
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Transactions that moved money and those that never did are separate lists (S-204): there is no list of both. */
const MOVED = 'completed' satisfies Transaction['status'];

function Filters({ filter, onChange }: FiltersProps) {
  const types = TYPES.map((value) => ({ value, label: texts.types[value] }));
  const statuses = STATUSES.map((value) => ({ value, label: statusLabels[value] }));
  return (
    <Group gap="sm" mb="xs" role="group" aria-label={texts.filters}>
      <NativeSelect
        label={texts.type}
        data={[{ value: '', label: texts.allTypes }, ...types]}
        value={filter.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, type: TYPES.find((type) => type === value) ?? null })
        }
        flex="1 1 150px"
        maw={220}
      />
      <NativeSelect
        label={texts.status}
        data={statuses}
        value={filter.status ?? MOVED}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, status: STATUSES.find((status) => status === value && status !== MOVED) ?? null })
        }
        flex="1 1 150px"
        maw={220}
      />
    </Group>
  );
}

function NothingYet() {
  return <EmptyState {...texts.empty} icon={<IconArrowsExchange size={28} stroke={1.75} />} compact />;
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { title, text, action } = texts.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onShowAll}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} compact />;
}

const INCOMING: ReadonlySet<Transaction['type']> = new Set(['deposit', 'credit', 'refund']);

export function isIncoming(transaction: Pick<Transaction, 'type'>): boolean {
  return INCOMING.has(transaction.type);
}

function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const moved = transaction.status === MOVED;
  const incoming = isIncoming(transaction);
  const amount = rialToToman(transaction.amountRials);
  const Icon = incoming ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <li className={rows.row} data-tall data-folding>
      <ThemeIcon variant="light" color={incoming && moved ? 'green' : 'gray'} size={36} radius="md" aria-hidden>
        <Icon size={18} stroke={1.75} />
      </ThemeIcon>
      <div>
        <Text fw={600} size="sm">
          {texts.types[transaction.type]}
        </Text>
        <Text size="sm" c="dimmed" className={styles.description}>
          <bdi>{shortText(transaction.description)}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          <JalaliDate value={transaction.createdAt} time />
        </Text>
      </div>
      <div className={styles.amount}>
        <Group gap="xs" justify="flex-end">
          {!moved && <StatusBadge status={transaction.status} />}
          <Text fw={700} c={moved ? (incoming ? 'var(--b-success)' : undefined) : 'dimmed'}>
            {moved ? <MoneyChange toman={incoming ? amount : -amount} /> : <Money toman={amount} />}
          </Text>
        </Group>
        {moved && (
          <Text size="xs" c="dimmed">
            {texts.after}: <Money toman={rialToToman(transaction.balanceAfterRials)} />
          </Text>
        )}
      </div>
    </li>
  );
}
