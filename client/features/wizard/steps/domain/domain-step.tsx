import { useSession } from '../../../../lib/session/use-session.js';
import { DomainSummary } from './domain-summary.js';
import styles from './domain-step.module.css';
import { ExtraDomains } from './extra-domains.js';
import { GuestCard } from './guest-card.js';
import { PrimaryDomain } from './primary-domain.js';
import { SecurityCard, TipsCard } from './side-cards.js';

/** Step 4: the primary name, additional names, and what there is to know about them. */
export function Step() {
  const { status } = useSession();
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {status === 'guest' && <GuestCard />}
        <PrimaryDomain />
        <ExtraDomains />
      </div>
      <div className={styles.stack}>
        <DomainSummary />
        <TipsCard />
        <SecurityCard />
      </div>
    </div>
  );
}
