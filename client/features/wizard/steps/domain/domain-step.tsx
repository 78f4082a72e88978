import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSession } from '#client/lib/session/use-session.js';
import { DomainSummary } from './domain-summary.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './domain-step.module.css';
import { ExtraDomains } from './extra-domains.js';
import { GuestCard } from './guest-card.js';
import { PrimaryDomain } from './primary-domain.js';

// Tips beside the names; below them on a phone.
const TipsCard = lazy(() => import('./side-cards.js').then((module) => ({ default: module.TipsCard })));
const SecurityCard = lazy(() => import('./side-cards.js').then((module) => ({ default: module.SecurityCard })));

/** Step 4: the primary name, additional names, and what there is to know about them. */
export function Step() {
  const { status } = useSession();
  const { isOwned } = useWizard().draft.domain;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <PrimaryDomain />
        <ExtraDomains />
      </div>
      <div className={styles.stack}>
        <DomainSummary />
        <Suspense fallback={<Skeleton h={320} radius="md" />}>
          {!isOwned && <TipsCard />}
          <SecurityCard />
        </Suspense>
        {status === 'guest' && <GuestCard />}
      </div>
    </div>
  );
}
