import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { SiteDraftStateDocument } from '#client/gql/graphql.js';

/** For few sites, and none that was made lately. */
const SamplesCard = lazy(() => import('./samples-card.js').then((module) => ({ default: module.SamplesCard })));

/** Samples of ours that visitors of the site still see; nothing where there are none. */
export function SamplesNotice({ siteId }: { readonly siteId: string }) {
  // `DraftCard` asks.
  const { data } = useQuery(SiteDraftStateDocument, { variables: { id: siteId }, fetchPolicy: 'cache-only' });
  const review = data?.siteSampleReview;
  if (!review?.dueAt) return null;
  return (
    <Suspense>
      <SamplesCard review={review} dueAt={review.dueAt} />
    </Suspense>
  );
}
