import { useQuery } from '@apollo/client/react';
import { Container, Tabs } from '@mantine/core';
import { IconClipboardList, IconFileInvoice, IconReceipt, IconUser, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INVOICE } from '#core/limits/limits.js';
import { DASHBOARD_TABS as TABS, type DashboardTab as TabName } from '#core/client-links.js';
import { loadInvoicesTab } from '#client/features/invoices/index.js';
import { useLiveOrders, useRefreshDashboard, NumberCards, OrdersTab } from '#client/features/orders/index.js';
import { usePayInvoice } from '#client/features/payments/index.js';
import { DemonstrationNotice } from '#client/features/platform-mode/index.js';
import { loadProfileTab } from '#client/features/profile/index.js';
import { loadReceiptsTab } from '#client/features/receipts/index.js';
import { loadWalletTab } from '#client/features/wallet/index.js';
import { DashboardNumbersDocument } from '#client/gql/graphql.js';
import { dashboard } from '#client/lib/messages/dashboard.messages.js';
import type { Owner } from '#client/lib/session/owner.js';
import { useSession } from '#client/lib/session/use-session.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import belowHeader from '#client/ui/frame/below-header.module.css';
import tabLine from '#client/ui/frame/tab-line.module.css';

const { tabs: texts } = dashboard;

const ICONS: Readonly<Record<TabName, ReactNode>> = {
  orders: <IconClipboardList size={18} stroke={1.75} />,
  wallet: <IconWallet size={18} stroke={1.75} />,
  invoices: <IconFileInvoice size={18} stroke={1.75} />,
  receipts: <IconReceipt size={18} stroke={1.75} />,
  profile: <IconUser size={18} stroke={1.75} />,
};

const InvoicesTab = lazy(async () => ({ default: await loadInvoicesTab() }));

function Invoices() {
  return <InvoicesTab pay={usePayInvoice(useRefreshDashboard())} />;
}

const ProfileTab = lazy(async () => ({ default: await loadProfileTab() }));

function Profile() {
  return <ProfileTab forgetWork={forgetWork} />;
}

/** Loaded only now: hardly anybody closes an account, which is closed also where the loading fails. */
async function forgetWork(owner: Owner): Promise<void> {
  await import('#client/app/forget-work.js').then(
    (work) => work.forgetWork(owner),
    (fault: unknown) => console.warn('the browser did not load what removes the drafts', fault),
  );
}

const PANELS: Readonly<Record<TabName, ComponentType>> = {
  orders: OrdersTab,
  wallet: lazy(async () => ({ default: await loadWalletTab() })),
  invoices: Invoices,
  receipts: lazy(async () => ({ default: await loadReceiptsTab() })),
  profile: Profile,
};

function isTab(value: string | null): value is TabName {
  return TABS.some((name) => name === value);
}

/** On a phone the open tab may be outside the visible part of the tab list, again when counts have made tabs wider. */
function useInSight(open: TabName, labels: string) {
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to clean up.
    void tab.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [open, labels]);
  return tab;
}

/** Orders by state, and how many invoices and receipts there are; read again as often as the list of invoices is. */
function Numbers() {
  const { data, error, refetch } = useQuery(DashboardNumbersDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: INVOICE.refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  return <NumberCards stats={data?.orderStats} error={error} onRetry={() => void refetch()} />;
}

function TabList({ open }: { readonly open: TabName }) {
  // `Numbers` asks.
  const { data } = useQuery(DashboardNumbersDocument, { fetchPolicy: 'cache-only' });
  const counts: Partial<Record<TabName, number | undefined>> = {
    invoices: data?.invoices.pagination.total,
    receipts: data?.receipts.pagination.total,
  };
  const labelOf = (name: TabName) =>
    counts[name] === undefined ? texts[name] : texts.withCount(texts[name], counts[name]);
  const openTab = useInSight(open, TABS.map(labelOf).join());
  return (
    <Tabs.List mb="lg" aria-label={texts.label} className={tabLine.tabs}>
      {TABS.map((name) => (
        <Tabs.Tab
          key={name}
          value={name}
          leftSection={ICONS[name]}
          className={tabLine.tab}
          ref={name === open ? openTab : undefined}
        >
          {labelOf(name)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/**
 * The customer's dashboard (specification 2 §2); `?tab=` says which of the five tabs is open. It reads no counts
 * itself: they would render the open panel again, in one task even where it has only just been loaded.
 */
export function Component() {
  useLiveOrders();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab');
  const open = isTab(tab) ? tab : 'orders';
  return (
    <Container py="xl" className={belowHeader.page}>
      <DemonstrationNotice />
      <PageTitle
        title={user?.fullName ? dashboard.welcome(user.fullName) : dashboard.welcomePlain}
        text={dashboard.lead}
      />
      <Numbers />
      <Tabs value={open} onChange={(value) => setParams(value === null ? {} : { tab: value })}>
        <TabList open={open} />
        {TABS.map((name) => {
          const Panel = PANELS[name];
          return (
            <Tabs.Panel key={name} value={name}>
              <Suspense fallback={<LoadingSkeleton rows={3} height={120} />}>
                <Panel />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Container>
  );
}
