import { lazy, Suspense, useState } from 'react';
import { useSession } from '#client/lib/session/use-session.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import styles from './confirm-step.module.css';
import { ChecksPanel } from '#client/features/editor/index.js';
import { DomainNotice } from './domain-notice.js';
import { GuestPrompt } from './guest-prompt.js';
import { OrderForm } from './order-form.js';
import { OrderSummary } from './order-summary.js';

const Drafted = lazy(() => import('./drafted.js').then((module) => ({ default: module.Drafted })));

/** Step 6: the summary, hints, and the way to pay, which stays at the lower end; a guest is asked to sign in first. */
export function Step() {
  const { status } = useSession();
  const [isKept, setKept] = useState(false);
  if (isKept)
    return (
      <Suspense fallback={<LoadingSkeleton rows={1} height={360} />}>
        <Drafted />
      </Suspense>
    );
  return (
    <div className={styles.step}>
      <DomainNotice />
      <OrderSummary />
      <ChecksPanel />
      {status === 'guest' && <GuestPrompt />}
      {status === 'loading' && <LoadingSkeleton rows={1} height={56} />}
      {status === 'signed-in' && <OrderForm onKept={() => setKept(true)} />}
    </div>
  );
}
