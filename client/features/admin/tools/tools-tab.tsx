import { adminToolMessages as texts } from '#client/lib/messages/admin/admin-tools.messages.js';
import { PlatformModeCard } from '#client/features/platform-mode/index.js';
import { EmailTestForm } from '../emails/email-test-form.js';
import { SectionCard } from '../parts/section-card.js';
import { StatsRefresh } from './stats-refresh.js';
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
