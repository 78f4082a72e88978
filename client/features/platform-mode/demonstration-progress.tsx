import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { formatPercent } from '#core/text/number-format.js';
import { DemonstrationProgressDocument } from '#client/gql/graphql.js';
import { demonstrationMessages as texts } from './demonstration.messages.js';
import styles from './mode-banner.module.css';

const AGAIN_MS = 3000;

/** How far the demonstration's year is; nothing once it is complete, or where there is none. */
export function DemonstrationProgress() {
  const { data, stopPolling } = useQuery(DemonstrationProgressDocument, {
    fetchPolicy: 'no-cache',
    pollInterval: AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const percent = data?.platformMode.demonstrationPercent;
  useEffect(() => {
    // Once it is complete it stays so.
    if (percent === null) stopPolling();
  }, [percent, stopPolling]);
  if (percent === null || percent === undefined) return null;
  return (
    <aside className={`${styles.banner} ${styles.inPage}`} role="status">
      <span>{texts.writing(formatPercent(percent))}</span>
    </aside>
  );
}
