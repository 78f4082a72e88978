import { toolMessages as texts } from './tools-tab.messages.js';
import { PlatformModeCard } from '#client/features/platform-mode/index.js';
import { EmailTestForm } from '#client/features/emails/index.js';
import { SectionCard } from '#client/ui/admin/section-card.js';
import { StatsRefresh } from './stats/stats-refresh.js';
import styles from './tools-tab.module.css';

/** Trying the e-mail service, reading the numbers anew, and the platform's mode. */
export function ToolsTab() {
  return (
    <div className={styles.grid}>
      <PlatformModeCard />
      <SectionCard {...texts.stats}>
        <StatsRefresh />
      </SectionCard>
      <SectionCard {...texts.email}>
        <EmailTestForm />
      </SectionCard>
    </div>
  );
}
