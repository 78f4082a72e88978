import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { Button, Card, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rialToToman, type Toman } from '#core/money.js';
import {
  ReturnedDepositDocument,
  WalletCardDocument,
  WalletChangedDocument,
  WalletTransactionsDocument,
} from '#client/gql/graphql.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { useOnReturn } from '#client/lib/live/use-on-return.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { Money } from '#client/ui/money.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { toast } from '#client/ui/toast.js';
import { AnalyticsCard } from './analytics-card.js';
import { dropPending, readPending } from './pending-info.js';
import { ExpiredNotice, PendingNotice, useMinutesLeft } from './pending-notice.js';
import { SettingsCard } from './settings-card.js';
import { StatementCard } from './statement-card.js';
import { FIRST_CHUNK, isIncoming, TransactionsList } from './transactions-list.js';
import styles from './wallet-tab.module.css';

const TopUpDialog = laterDialog(async () => (await import('./top-up-dialog.js')).TopUpDialog);

const LISTS: ReadonlySet<string> = new Set(['WalletTransactions', 'WalletCard', 'WalletAnalytics']);

/** Balance, counters, a pending payment, movements, top-up (specification 2 §2). Live. */
export function WalletTab() {
  const [dialog, setDialog] = useState(false);
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(WalletCardDocument, { fetchPolicy: 'cache-and-network' });
  useSubscription(WalletChangedDocument, { onData: () => void refreshQueries(client, LISTS) });
  useRefetchOnConnect(() => refreshQueries(client, LISTS));
  useOnReturn(() => void refreshQueries(client, LISTS));
  usePaymentSuccess();
  const wallet = data?.wallet;
  const deposit = wallet?.pendingDeposit;
  const minutes = useMinutesLeft(deposit?.remainingSeconds);
  if (!wallet && error)
    return <ErrorNotice error={error} title={walletMessages.failed} onRetry={() => void refetch()} />;
  // After its hour it waits no longer, whether or not the server has answered: the next one may be opened.
  const pending =
    deposit && minutes > 0 ? (
      <PendingNotice key={deposit.id} payment={deposit} minutes={minutes} onCancelled={() => refetch()} />
    ) : null;
  return (
    <Stack gap="lg">
      {pending ?? (wallet ? <ExpiredNotice /> : null)}
      <section aria-label={walletMessages.balance} className={styles.balance}>
        <div>
          <Text className={styles.label}>{walletMessages.balance}</Text>
          <Text component="div" className={styles.amount} aria-live="polite">
            {wallet ? <Money toman={wallet.balanceToman} /> : <Skeleton h="1.4em" maw={220} />}
          </Text>
        </div>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog(true)}>
          {walletMessages.topUp}
        </Button>
      </section>
      <Counters />
      <TransactionsList />
      <OnSight className={styles.analytics}>
        <AnalyticsCard />
      </OnSight>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <StatementCard />
        <SettingsCard />
      </SimpleGrid>
      <TopUpDialog opened={dialog} onClose={() => setDialog(false)} pending={pending} />
    </Stack>
  );
}

/** px, without a hint. */
const COUNTER_HEIGHT = 83;

/** How much has happened: all movements, and what came and went among the newest fifty. */
function Counters() {
  const { counters: texts } = walletMessages;
  const { data, loading } = useQuery(WalletTransactionsDocument, { variables: FIRST_CHUNK });
  const found = data?.walletTransactions;
  if (!found && loading) return <Skeleton h={COUNTER_HEIGHT} radius="lg" />;
  if (!found || found.items.length === 0) return null;
  const recent = found.items.length < found.pagination.total ? texts.recent(found.items.length) : undefined;
  const incoming = found.items.filter(isIncoming).length;
  return (
    <SimpleGrid component="section" aria-label={texts.label} cols={3} spacing="md">
      <Counter name={texts.transactions} value={found.pagination.total} />
      <Counter name={texts.deposits} value={incoming} hint={recent} />
      <Counter name={texts.spends} value={found.items.length - incoming} hint={recent} />
    </SimpleGrid>
  );
}

function Counter({
  name,
  value,
  hint,
}: {
  readonly name: string;
  readonly value: number;
  readonly hint?: string | undefined;
}) {
  return (
    <Card padding="sm">
      <Text fw={750} fz={20}>
        {formatNumber(value)}
      </Text>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </Card>
  );
}

/**
 * Back from a payment: the wallet is read again, what that payment brought is said once, and the address is
 * cleaned. The address only names the payment, or else this tab remembers it; what it brought is the server's to say.
 */
function usePaymentSuccess(): void {
  const [params, setParams] = useSearchParams();
  const client = useApolloClient();
  const shown = useRef(false);
  const isBack = params.get('payment_success') === 'true';
  const named = params.get('payment_id');
  useEffect(() => {
    if (!isBack || shown.current) return;
    shown.current = true;
    const id = named ?? readPending(tabStore)?.orderId ?? null;
    dropPending(tabStore);
    setParams({ tab: 'wallet' }, { replace: true });
    void (async () => {
      const [increase] = await Promise.all([id ? increaseBy(client, id) : null, refreshQueries(client, LISTS)]);
      toast.success(increase ? walletMessages.increased(formatToman(increase)) : walletMessages.increasedPlain);
    })().catch((error: unknown) => toast.error(error));
  }, [isBack, named, client, setParams]);
}

/** The amount of a deposit; null where it is not the viewer's, or has brought nothing yet. */
async function increaseBy(client: ApolloClient, id: string): Promise<Toman | null> {
  const { data } = await client.query({
    query: ReturnedDepositDocument,
    variables: { id },
    fetchPolicy: 'network-only',
    errorPolicy: 'ignore',
  });
  const payment = data?.payment;
  const hasCome = payment?.purpose === 'deposit' && payment.status === 'completed';
  return hasCome ? rialToToman(payment.amountRials) : null;
}
