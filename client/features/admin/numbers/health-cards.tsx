import type { MetricsFieldsFragment } from '#client/gql/graphql.js';
import { formatNumber, toPersianDigits } from '#client/lib/format.js';
import { adminNumberMessages } from '#client/lib/messages/admin/admin-numbers.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { NumberCard } from './number-card.js';
import styles from './numbers.module.css';
import { serviceState, showPercent, wholeHours } from './numbers.rules.js';
import { ServiceBadge } from './service-badge.js';
import { Sparkline } from './sparkline.js';

const { health: texts } = adminNumberMessages;

interface HealthCardsProps {
  readonly now: MetricsFieldsFragment;
  /** Oldest first. */
  readonly history: readonly MetricsFieldsFragment[];
}

export function HealthCards({ now, history }: HealthCardsProps) {
  const { jobs } = now;
  return (
    <section aria-label={texts.label} className={styles.grid}>
      <NumberCard name={texts.uptime} value={texts.hours(wholeHours(now.uptimeSeconds))} />
      <NumberCard name={texts.memory} value={showPercent(now.memoryPercent)}>
        <Meter percent={now.memoryPercent} />
        <Sparkline values={history.map(({ memoryPercent }) => memoryPercent)} max={100} />
      </NumberCard>
      <NumberCard name={texts.cpu} value={showPercent(now.cpuPercent)}>
        <Meter percent={now.cpuPercent} />
        <Sparkline values={history.map(({ cpuPercent }) => cpuPercent)} max={100} />
      </NumberCard>
      <NumberCard name={texts.database} value={texts.ms(now.databaseMs)}>
        <Sparkline values={history.map(({ databaseMs }) => databaseMs)} />
      </NumberCard>
      <NumberCard name={texts.email} value={<ServiceBadge state={serviceState(now.emailStatus)} />} />
      <NumberCard name={texts.payment} value={<ServiceBadge state={serviceState(now.paymentStatus)} />} />
      <NumberCard
        name={texts.jobs}
        value={`${formatNumber(jobs.waiting)} ${texts.waiting}`}
        hint={`${formatNumber(jobs.running)} ${texts.running} · ${formatNumber(jobs.failed)} ${texts.failedJobs}`}
      />
      <NumberCard
        name={texts.sockets}
        value={formatNumber(now.sockets)}
        hint={
          <>
            {texts.version} <Ltr>{toPersianDigits(now.version)}</Ltr>
          </>
        }
      />
    </section>
  );
}

/** How full it is, seen at a glance: neutral, then warm from 70, then red from 90 percent. */
function Meter({ percent }: { readonly percent: number }) {
  const level = percent >= 90 ? 'full' : percent >= 70 ? 'high' : 'neutral';
  return (
    <div className={styles.meter} data-level={level} aria-hidden>
      <span style={{ inlineSize: `${Math.min(100, percent)}%` }} />
    </div>
  );
}
