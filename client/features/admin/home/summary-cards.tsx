import { tomanOf } from '#client/lib/amounts.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { homeMessages } from './home.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { PlatformModeSummary } from './platform-mode-summary.js';
import { SummaryCard } from './summary-card.js';
import styles from './summary-cards.module.css';
import { useStats, useStatsFeed } from '../stats/use-live-stats.js';

const { cards: texts } = homeMessages;

/** Orders, users, revenue, e-mails of today, and the platform's mode, live. */
export function SummaryCards() {
  const { data, error, refetch } = useStats();
  useStatsFeed(refetch);
  const stats = data?.dashboardStats;
  if (!stats && error) return <ErrorNotice error={error} title={texts.failed} onRetry={() => void refetch()} compact />;
  return (
    <section aria-label={texts.label} className={styles.grid}>
      <SummaryCard
        name={texts.orders}
        value={stats && formatNumber(stats.totalOrders)}
        hint={stats && texts.pending(stats.pendingOrders)}
      />
      <SummaryCard
        name={texts.users}
        value={stats && formatNumber(stats.totalUsers)}
        hint={stats && texts.active(stats.activeUsers)}
      />
      <SummaryCard
        name={texts.revenue}
        value={stats && formatToman(tomanOf(stats.totalRevenueRials))}
        hint={stats && texts.average(formatToman(tomanOf(stats.averageOrderRials)))}
      />
      <SummaryCard
        name={texts.emails}
        value={stats && formatNumber(stats.emailsToday)}
        hint={stats && texts.emailsHint}
      />
      <PlatformModeSummary />
    </section>
  );
}
