import { IconClipboardList, IconCoins, IconMail, IconUsers } from '@tabler/icons-react';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { tomanOf } from './numbers/numbers.rules.js';
import { PlatformModeSummary } from './platform-mode-summary.js';
import { SummaryCard } from './summary-card.js';
import styles from './summary-cards.module.css';
import { useStats, useStatsFeed } from './use-live-stats.js';

const { cards: texts } = adminMessages;

/** Orders, users, revenue, e-mails of today, and the platform's mode, live. */
export function SummaryCards() {
  const { data, error, refetch } = useStats();
  useStatsFeed(refetch);
  const stats = data?.dashboardStats;
  if (!stats && error) return <ErrorNotice error={error} title={texts.failed} onRetry={() => void refetch()} compact />;
  return (
    <section aria-label={texts.label} className={styles.grid}>
      <SummaryCard
        Icon={IconClipboardList}
        name={texts.orders}
        value={stats && formatNumber(stats.totalOrders)}
        hint={stats && texts.pending(stats.pendingOrders)}
      />
      <SummaryCard
        Icon={IconUsers}
        name={texts.users}
        value={stats && formatNumber(stats.totalUsers)}
        hint={stats && texts.active(stats.activeUsers)}
      />
      <SummaryCard
        Icon={IconCoins}
        name={texts.revenue}
        value={stats && formatToman(tomanOf(stats.totalRevenueRials))}
        hint={stats && texts.average(formatToman(tomanOf(stats.averageOrderRials)))}
      />
      <SummaryCard
        Icon={IconMail}
        name={texts.emails}
        value={stats && formatNumber(stats.emailsToday)}
        hint={stats && texts.emailsHint}
      />
      <PlatformModeSummary />
    </section>
  );
}
