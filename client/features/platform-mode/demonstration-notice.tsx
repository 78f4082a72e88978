import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { MeDocument } from '#client/gql/graphql.js';
import { isAdmin, useSession } from '#client/lib/session/use-session.js';

const Progress = lazy(() =>
  import('./demonstration-progress.js').then((module) => ({ default: module.DemonstrationProgress })),
);

/** Matches the demonstration's own accounts. */
const DEMO_EMAIL = /@barpa\.example$/;

/** While the demonstration's year is being written: why lists are still growing, for those who look at them. */
export function DemonstrationNotice() {
  const { user } = useSession();
  // `SessionUserLoader` asks.
  const { data } = useQuery(MeDocument, { fetchPolicy: 'cache-only' });
  const isWriting = typeof data?.platformMode.demonstrationPercent === 'number';
  const isViewer = user !== null && (isAdmin(user) || DEMO_EMAIL.test(user.email));
  return isWriting && isViewer ? (
    <Suspense>
      <Progress />
    </Suspense>
  ) : null;
}
