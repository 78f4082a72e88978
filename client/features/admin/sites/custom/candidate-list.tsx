import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { AdminReleaseCandidatesDocument } from '#client/gql/graphql.js';
import { customCodeMessages as texts } from '#client/lib/messages/admin/custom-code.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { CandidateCard } from './candidate-card.js';
import styles from './custom-code.module.css';

/** Custom code of a site, newest first, with what can be done with it. */
export function CandidateList({ siteId }: { readonly siteId: string }) {
  const { data, error, refetch } = useQuery(AdminReleaseCandidatesDocument, {
    variables: { siteId },
    fetchPolicy: 'cache-and-network',
  });
  const candidates = data?.releaseCandidates;
  if (error && !candidates) {
    return <ErrorNotice error={error} title={texts.failed} compact onRetry={() => void refetch()} />;
  }
  if (!candidates) return <LoadingSkeleton rows={2} height={72} />;
  if (candidates.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <ul className={styles.candidates} aria-label={texts.list}>
      {candidates.map((candidate) => (
        <CandidateCard key={candidate.id} candidate={candidate} />
      ))}
    </ul>
  );
}
